import { startI18n } from '@drumhead/content/translator';
import { begin, decide, onePlayer, playOut, seededDice, seededRandomInt } from '@drumhead/engine';
import { engineMessages } from '@drumhead/content';
import { type Command, type Event, simplicity, type State } from '@drumhead/simplicity';
import { simplicityMessages } from '@drumhead/simplicity/messages';
import { orderPreview, suggestedPlace } from '@drumhead/simplicity/screen';
import { describe, expect, it } from 'vitest';
import { type MessageKey, messagesIn } from '../../../i18n/index.ts';
import { messages } from '../../../i18n/messages.ts';
import { handlesOf } from '../../../table/tool/handlesOf.ts';
import { mm } from '../../../table/units.ts';
import { lineOf } from '../screen/logLines.ts';
import { simplicityTableMessages, type TableKey } from '../screen/messages.ts';
import { unitPlace } from './places.ts';
import { able, samePiece, type Scene, sceneOf, subjectOf } from './scene.ts';
import { NO_INTERACTION, type Interaction, type Input, step, TOOL } from './tool.ts';
import { commandText, pieceLabel } from '../screen/names.ts';

const LINE = { kind: 'line', class: 'regular', count: 2, uniform: 'french-line' } as const;

/** Two battalions of each side, ten centimetres apart, and a village behind the French. */
const SETUP = {
  format: 'drumhead-simplicity-scenario',
  version: 1,
  id: 'hand',
  name: 'Hand',
  table: { width: 60, depth: 60 },
  placesFirst: 'france',
  firstTurn: 'france',
  terrain: [{ id: 'village', kind: 'section', box: [42, 8, 52, 16] }],
  sides: [
    { id: 'france', name: 'sip.side.france', edge: 'south', depth: 26, brigades: [{ units: [LINE] }] },
    { id: 'austria', name: 'sip.side.austria', edge: 'north', depth: 26, brigades: [{ units: [LINE] }] },
  ],
};

type Game = NonNullable<ReturnType<typeof begun>>;

function begun() {
  const made = begin(simplicity, SETUP);
  if (!made.ok) throw new Error(JSON.stringify(made.problems));
  return made.value;
}

function said(game: Game, seat: string, command: unknown): Game {
  const answer = decide(game, seat, command);
  if (!answer.ok) throw new Error(`${JSON.stringify(command)}: ${JSON.stringify(answer.refusal)}`);
  return answer.battle;
}

/** Deployed as suggested, the first player's six action points rolled. */
function ready(): Game {
  let game = begun();
  for (;;) {
    const waiting = simplicity.pending(game.state)[0];
    if (!waiting || waiting.decision === 'turn.orders') return game;
    const command =
      waiting.seat === 'dice'
        ? { type: 'roll', faces: [[6]] }
        : suggestedPlace(game.state, waiting.seat === 'france' ? 0 : 1);
    game = said(game, waiting.seat, command);
  }
}

const game = ready();
const scene = sceneOf(game.state, 'france');

function at(unit: number, on: State = scene.state): { readonly x: number; readonly y: number } {
  const place = unitPlace(on, unit);
  if (!place) throw new Error(`unit ${unit} is not on the table`);
  return { x: place.x, y: place.y };
}

function play(interaction: Interaction, inputs: readonly Input[], on: Scene = scene) {
  let now = interaction;
  let sent: Command | undefined;
  for (const input of inputs) {
    const next = step(now, input, on);
    now = next.interaction;
    sent = next.send ?? next.sendAll?.[0] ?? sent;
  }
  return { interaction: now, sent };
}

/** The proposal for dragging a unit so many millimetres right and down. */
function pulledBy(unit: number, dx: number, dy: number, on: Scene = scene): Interaction['tool'] {
  const from = at(unit, on.state);
  const to = { x: from.x + dx, y: from.y + dy };
  return play(
    NO_INTERACTION,
    [
      { type: 'press', at: from, reach: 5 },
      { type: 'drag', at: to },
      { type: 'drop', at: to },
    ],
    on,
  ).interaction.tool;
}

const asked = (tool: Interaction['tool']): Command => {
  if (tool.at !== 'aimed') throw new Error(`nothing is aimed: ${tool.at}`);
  return tool.aim.asked;
};

describe('the tool', () => {
  it('SIP-MOV-2 drags a unit straight ahead, and sends the move at a second tap on its ghost', () => {
    const tool = pulledBy(0, 1, -30);
    expect(asked(tool)).toMatchObject({ type: 'move', unit: 0, turn: 0, turnAfter: 0 });
    const from = at(0);
    const { sent } = play({ tool, selected: { what: 'unit', index: 0 } }, [
      { type: 'tap', at: { x: from.x, y: from.y - 30 }, reach: 5 },
    ]);
    expect(sent).toMatchObject({ type: 'move', unit: 0 });
  });

  it('SIP-MOV-3 keeps the facing while turning is free', () => {
    const tool = pulledBy(0, -15, -40);
    const move = asked(tool);
    if (move.type !== 'move') throw new Error(move.type);
    expect(move.turn).toBeLessThan(0);
    expect(move.turnAfter).toBe(-move.turn);
  });

  it('SIP-MOV-9 retires when dragged straight back', () => {
    expect(asked(pulledBy(0, 0, 50))).toMatchObject({ type: 'retire', unit: 0, distance: 50 * 64 });
  });

  it('SIP-MOV-1 stops at its movement rate, and says why', () => {
    const tool = pulledBy(0, 0, 150);
    if (tool.at !== 'aimed') throw new Error(tool.at);
    expect(tool.aim.refusal?.rule).toBe('SIP-MOV-1');
    expect(tool.aim.command).toMatchObject({ type: 'retire' });
    expect(mm((tool.aim.command as { distance: number }).distance)).toBeCloseTo(100, 0);
  });

  it('SIP-CHG-1 charges when dragged onto an enemy', () => {
    const [own, foe] = [at(0), at(2)];
    expect(asked(pulledBy(0, foe.x - own.x, foe.y - own.y))).toMatchObject({ type: 'charge', unit: 0, target: 2 });
  });

  it('SIP-CHG-2 goes towards an enemy out of reach that it is dragged onto, as far as it may', () => {
    const units = scene.state.units.map((unit, i) => (i === 0 ? { ...unit, y: unit.y + 100 * 64 } : unit));
    const far = sceneOf({ ...game.state, units }, 'france');
    const [own, foe] = [at(0, far.state), at(2, far.state)];
    const tool = pulledBy(0, foe.x - own.x, foe.y - own.y, far);
    expect(asked(tool)).toMatchObject({ type: 'charge', unit: 0, target: 2 });
    const { command, refusal, ghost } = tool.at === 'aimed' ? tool.aim : expect.unreachable();
    expect(refusal?.rule).toMatch(/^SIP-CHG/);
    expect(command).toMatchObject({ type: 'move', unit: 0 });
    const left = (from: { x: number; y: number }) => Math.hypot(foe.x - from.x, foe.y - from.y);
    expect(left(own) - left(ghost ?? own)).toBeGreaterThan(70);
  });

  it('SIP-FIR-1 proposes the offer against a tapped enemy', () => {
    const { interaction } = play({ ...NO_INTERACTION, selected: { what: 'unit', index: 0 } }, [
      { type: 'tap', at: at(2), reach: 5 },
    ]);
    expect(['charge', 'fire']).toContain(asked(interaction.tool).type);
    const looked = play({ ...NO_INTERACTION, selected: { what: 'unit', index: 0 } }, [
      { type: 'inspect', at: at(2), reach: 5 },
    ]);
    expect(looked.interaction).toEqual({ tool: { at: 'idle' }, selected: { what: 'unit', index: 2 } });
  });

  it('SIP-MOV-5 turns a unit by its handle', () => {
    const selected = { what: 'unit', index: 0 } as const;
    const turn = handlesOf(TOOL, { ...NO_INTERACTION, selected }, scene, 19).find(({ handle }) => handle === 'turn');
    const from = at(0);
    if (!turn) throw new Error('no handle');
    const aside = { x: from.x + 40, y: from.y };
    const { interaction } = play({ ...NO_INTERACTION, selected }, [
      { type: 'press', at: turn.at, reach: 10 },
      { type: 'drag', at: aside },
      { type: 'drop', at: aside },
    ]);
    expect(asked(interaction.tool)).toEqual({ type: 'move', unit: 0, turn: 1440, distance: 0, turnAfter: 0 });
  });

  it('SIP-MOV-11 moves a Command base up to its limit', () => {
    const tool = play({ ...NO_INTERACTION, selected: { what: 'command', index: 0 } }, [
      { type: 'tap', at: { x: 20, y: 20 }, reach: 5 },
    ]).interaction.tool;
    if (tool.at !== 'aimed') throw new Error(tool.at);
    expect(tool.aim.asked.type).toBe('moveCommand');
    expect(tool.aim.refusal).not.toBe(null);
    expect(tool.aim.command?.type).toBe('moveCommand');
  });

  it('SIP-TER-7 enters houses and leaves by the side dragged to', () => {
    const units = scene.state.units.map((unit, i) =>
      i === 0 ? { ...unit, x: 47 * 640, y: 48 * 640, section: 0 } : unit,
    );
    const inside = sceneOf({ ...game.state, units }, 'france');
    const [before, after] = [asked(pulledBy(0, 0, -90, inside)), asked(pulledBy(0, 90, 0, inside))];
    expect(before).toMatchObject({ type: 'leave', unit: 0, side: 0 });
    expect(after).toMatchObject({ type: 'leave', unit: 0, side: 1 });
  });

  it('SIP-DEP-3 proposes a deployment where the table is tapped', () => {
    const first = sceneOf(begun().state, 'france');
    const [piece] = able(first);
    const { interaction, sent } = play(
      { ...NO_INTERACTION, selected: piece ?? null },
      [{ type: 'tap', at: { x: 300, y: 500 }, reach: 5 }],
      first,
    );
    expect(sent).toBeUndefined();
    expect(asked(interaction.tool).type).toBe('placeCommand');
    expect(play(interaction, [{ type: 'confirm' }], first).sent).toMatchObject({ type: 'placeCommand', x: 300 * 64 });
  });
});

const missing: string[] = [];
const BOOKS: Readonly<Record<string, Readonly<Record<'en' | 'it', string>>>> = {
  ...engineMessages,
  ...messages,
  ...simplicityMessages,
  ...simplicityTableMessages,
};
const words = (['en', 'it'] as const).map((language) =>
  messagesIn<TableKey | MessageKey>(
    startI18n(language, Object.fromEntries(Object.entries(BOOKS).map(([key, all]) => [key, all[language]])), {
      missing: (key) => missing.push(`${language} ${key}`),
    }),
  ),
);
const RAW = /sip\.|web\.|undefined|NaN|\{\{/;

/** A random battle, checked at every decision. */
function byChance(
  scenario: string,
  steps: number,
  visit: (scene: Scene) => void,
  hear: (state: State, event: Event) => void,
): void {
  const choose = seededRandomInt(scenario);
  const made = begin(simplicity, simplicity.scenario(scenario));
  if (!made.ok) throw new Error(scenario);
  const players = onePlayer<State, Command>(simplicity.seats(made.value.state), (view, seat) => {
    const moment = sceneOf(view, seat);
    visit(moment);
    const hot = moment.offers.filter(({ type }) => type === 'charge' || type === 'fire' || type === 'rally');
    const from = hot.length > 0 && choose(3) > 0 ? hot : moment.offers;
    return from[choose(from.length)] as Command;
  });
  const onStep = ({ state, last }: Game): void => {
    for (const event of last?.events ?? []) hear(state, event);
  };
  playOut(made.value, { players, dice: seededDice(scenario) }, { most: steps, onStep });
}

describe('all offers', () => {
  it.each(simplicity.scenarios)(
    'in %s has words in both languages, a piece to be found by, and odds that are odds',
    (name) => {
      const told = new Set<string>();
      const visit = (moment: Scene): void => {
        for (const messages of words) {
          const texts = moment.offers.map((offer) => commandText(messages, moment.state, offer));
          for (const text of texts) expect(text).not.toMatch(RAW);
          const charges = moment.offers.flatMap((offer, i) =>
            offer.type === 'charge' ? [`${offer.unit} ${texts[i]}`] : [],
          );
          expect(new Set(charges).size, charges.join('; ')).toBe(charges.length);
          for (const piece of able(moment)) expect(pieceLabel(messages, moment.state, piece)).not.toMatch(RAW);
        }
        for (const offer of moment.offers) {
          const piece = subjectOf(offer);
          if (piece) expect(able(moment).some((one) => samePiece(one, piece))).toBe(true);
          if (moment.frame?.at !== 'turn') continue;
          const { activation, rally, shot, melee } = orderPreview(moment.state, offer);
          const chances = [activation?.chance, rally?.chance, shot?.disrupts, melee?.chargerWins];
          for (const chance of chances) if (chance !== undefined) expect(chance >= 0 && chance <= 1).toBe(true);
          if (offer.type === 'fire') expect(shot).not.toBe(null);
        }
      };
      const hear = (state: State, event: Event): void => {
        told.add(event.type);
        for (const messages of words) {
          const line = lineOf(messages, state, event, 'france');
          if (line) expect(line.text, event.type).not.toMatch(RAW);
          if (event.type === 'moved')
            expect(line?.forced !== undefined).toBe(['retreat', 'rout', 'recall'].includes(event.how));
          expect(line?.forced ?? '').not.toMatch(RAW);
          for (const { label, tally } of line?.tallies ?? [])
            expect([label, ...tally.map(({ what }) => messages.translate(what))].join(' ')).not.toMatch(RAW);
        }
      };
      byChance(name, 260, visit, hear);
      expect([...told]).toEqual(expect.arrayContaining(['moved', 'pointsRolled', 'scored']));
      expect([...new Set(missing)]).toEqual([]);
    },
  );
});
