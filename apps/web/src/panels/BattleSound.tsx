/** Lets the battle be heard: shots and dice as they fall, and two taps when it is the reader's turn again. */
import { DICE } from '@drumhead/engine';
import { useEffect, useRef } from 'react';
import type { Hosted } from '../battle/host/hosted.ts';
import { useHosted } from '../battle/index.ts';
import { isHuman } from '../battle/players/players.ts';
import { cueOf } from '../battle/sound/cues.ts';
import { playCue } from '../battle/sound/index.ts';
import { useMessages } from '../i18n/index.ts';
import { findLast } from '../table/findLast.ts';
import { tellerOf } from '../battle/follow/told.ts';

/** Number of the computer's order after which the reader must decide; 0 while it is still its turn, or no turn of its. */
function answered({ busy, saved, steps }: Hosted): number {
  if (busy || !saved || saved.over) return 0;
  const last = findLast(steps, ({ seat }) => seat !== DICE);
  return last && !isHuman(saved.seats[last.seat]) ? last.number : 0;
}

export function BattleSound(): null {
  const messages = useMessages();
  const steps = useHosted((h) => h.steps);
  const screen = useHosted((h) => h.screen);
  const viewer = useHosted((h) => h.viewer);
  const turn = useHosted(answered);
  const last = steps.at(-1);
  // What happened before the sound was on stays silent.
  const heard = useRef(last?.number ?? 0);
  const announced = useRef(turn);
  useEffect(() => {
    if (!screen || !last) return;
    const isNew = last.number > heard.current;
    heard.current = last.number;
    const cue = isNew ? cueOf(tellerOf(screen, viewer, messages)(last)) : null;
    if (cue) playCue(cue);
  }, [last, screen, viewer, messages]);
  useEffect(() => {
    if (turn > announced.current) playCue('yourTurn');
    announced.current = turn;
  }, [turn]);
  return null;
}
