/** For tests: a battle that waits for a roll, as the panel is asked for it, told in English. */
import { startI18n } from '@drumhead/content/translator';
import { engineMessages } from '@drumhead/content';
import { DICE } from '@drumhead/engine';
import type { AnyBattle } from '../../battle/host/hosted.ts';
import type { AnyScreen } from '../../battle/screen.ts';
import { messagesIn } from '../../i18n/index.ts';
import { messages } from '../../i18n/messages.ts';
import type { Asked } from './faceMeanings.ts';

/** `rules`: texts of the rule set. Throws where no dice are asked for. */
export function askedIn(
  battle: AnyBattle,
  screen: AnyScreen,
  rules: Readonly<Record<string, { readonly en: string }>>,
): Asked {
  const roll = battle.ruleset.pending(battle.state).find(({ seat }) => seat === DICE);
  if (!roll) throw new Error('no dice are asked for');
  const texts = Object.entries({ ...engineMessages, ...messages, ...rules });
  const english = Object.fromEntries(texts.map(([key, { en }]) => [key, en]));
  return { battle, screen, viewer: 'france', messages: messagesIn(startI18n('en', english)), roll };
}
