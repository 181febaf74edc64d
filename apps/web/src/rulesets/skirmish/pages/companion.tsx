import { profileCalled, readSquad, ROSTERS, SCALES, type Variant, WEAPONS, type Weapon } from '@drumhead/skirmish';
import { signed } from '@drumhead/content';
import { NONE } from '@drumhead/content/ruleTables';
import { judge } from '@drumhead/skirmish/adjudicate';
import { toMm } from '@drumhead/table';
import { type ReactNode, useEffect, useMemo } from 'react';
import { useStore } from 'zustand';
import type { PageProps } from '../../../app/route.ts';
import type { ChoiceGroup, CompanionConfig, StickLength } from '../../../companion/companionConfig.ts';
import { CompanionPage } from '../../../companion/CompanionPage.tsx';
import { listOf } from '../../../companion/follow.ts';
import { marksOf, type Values } from '../../../companion/schemaForm.ts';
import { useMessages } from '../../../i18n/index.ts';
import { contentOf } from '../../../documents/contentOf.ts';
import { picture } from './companionPicture.tsx';
import { followsOf, forcesIn, keptForce, recounted } from './follows.ts';
import { becameOf, closedFor, firstRanged, marksOfPiece } from './marks.ts';
import { tableOf } from './tableOf.ts';
import { squadEditor } from './squads/editorStore.ts';

const MODEL = ['profile', 'q', 'c', 'weapons', 'specials'];

const COMBAT = ['profile', 'c'];
const QUALITY = ['profile', 'q'];

/** A model is known by its profile, or by the values that the roll asks for. */
const NEEDS: Readonly<Record<string, readonly (readonly string[])[]>> = {
  attacker: [COMBAT],
  defender: [COMBAT],
  target: [COMBAT],
  shooters: [COMBAT, ['weapon', 'profile', 'weapons']],
  fall: [COMBAT],
  bash: [COMBAT],
  activation: [QUALITY],
  morale: [QUALITY],
};

/** SK-PRO-1. Of a model whose Combat alone is known the judge takes it that it is armed like a soldier of the line. */
const ASSUMED: readonly Weapon[] = ['musket'];

/** The values of a profile, and the weapon that shoots: the first that can. */
function impliedBy({ profile, c, weapons }: Values): Values {
  const found = typeof profile === 'string' ? profileCalled(profile) : null;
  const carried = marksOf(weapons, found?.weapons) as readonly Weapon[];
  const weapon = firstRanged(carried);
  return {
    ...(found === null && c !== undefined && { weapons: ASSUMED }),
    ...(found && { q: found.q, c: found.c, weapons: found.weapons, specials: found.specials }),
    ...(weapon && { weapon }),
  };
}

/**
 * The sticks of the figures on the table, and multiples of the long one, in millimetres; each with what the weapon of the
 * first shooter adds so far away.
 */
function sticksOf(field: string, { scale, shooters }: Values, variant: Variant): readonly StickLength[] {
  if (field !== 'gap') return [];
  const known = Object.entries(SCALES).find(([millimetres]) => `${millimetres}mm` === scale);
  const { sticks } = known?.[1] ?? SCALES[15];
  const { s, m, l } = sticks;
  const lengths = { s, m, l, '2l': 2 * l, '3l': 3 * l };
  const [shooter = {}] = listOf(shooters);
  const weapon = shooter['weapon'] ?? impliedBy(shooter)['weapon'];
  const ranged = typeof weapon === 'string' && weapon in WEAPONS ? WEAPONS[weapon as Weapon].ranged : null;
  const adds = (steps: number): string => {
    if (ranged === null) return '';
    const add = ranged.bands[variant][Math.ceil(steps / sticks[ranged.stick]) - 1] ?? null;
    return add === null ? NONE : signed(add);
  };
  return Object.entries(lengths).map(([name, steps]) => ({
    name: `web.companion.stick.${name}`,
    length: toMm(steps),
    adds: adds(steps),
  }));
}

/** The profiles in a saved squad, each once; none where it cannot be read, or has only custom ones. */
export function groupOfSquad(name: string, text: string): readonly ChoiceGroup[] {
  const read = readSquad(contentOf(text));
  if (!read.ok) return [];
  const found = read.value.models.flatMap(({ profile }) => (typeof profile === 'string' ? [profile] : []));
  const choices = [...new Set(found)];
  if (choices.length === 0) return [];
  return [name === '' ? { name: `sk.roster.${read.value.roster}`, choices } : { name, given: true, choices }];
}

export const CONFIG: CompanionConfig = {
  ruleset: 'skirmish',
  turns: 'turn',
  judge,
  common: ['melee', 'shot', 'activation', 'morale'],
  shown: {
    melee: ['attacker', 'defender', 'profile', 'c', 'weapons', 'specials', 'enemies', 'movedIn', 'powerful', 'above'],
    shot: ['shooters', 'dice.shooter', 'target', 'gap', 'profile', 'c', 'weapon', 'specials', 'shot.cover', 'aimed'],
    activation: [...MODEL, 'leader', 'nco'],
    morale: [...MODEL, 'leader', 'nco', 'flag', 'fear'],
    order: ['order', 'q', 'musician'],
    fall: ['levels', 'profile', 'c'],
    bash: ['what', 'profile', 'c'],
  },
  fields: 'sk.field.',
  choices: { profile: 'sk.profile.', weapons: 'sk.weapon.', weapon: 'sk.weapon.', specials: 'sk.special.' },
  alike: ['shooters'],
  suffered: ['morale', 'fall'],
  needs: (around) => NEEDS[around] ?? [],
  follows: followsOf,
  told: tableOf,
  became: becameOf,
  marks: marksOfPiece,
  closed: closedFor,
  profileFields: MODEL,
  picture,
  pieceFields: ['attacker', 'defender', 'shooters', 'target', 'activation', 'morale', 'fall', 'bash'],
  forces: forcesIn,
  recounted,
  sticks: (field, situation) => sticksOf(field, situation, 'SDS'),
  implied: impliedBy,
};

/** How an address names Tomahawks; without it the page is about Shakos. */
const TOMAHAWKS = 'game=SDT';

/** What is of this game alone: its rosters, and battles between them. */
export function configOf(variant: Variant): CompanionConfig {
  const rosters = ROSTERS.filter((roster) => roster.variant === variant);
  const isOfGame = (uniform: string) => rosters.some(({ id }) => id === uniform);
  return {
    ...CONFIG,
    ...(variant === 'SDT' && { game: TOMAHAWKS }),
    sticks: (field, situation) => sticksOf(field, situation, variant),
    // A battle that has shown nothing of itself yet may be of either.
    isOwn: ({ sketch }) => sketch?.sides.every(({ uniform }) => isOfGame(uniform)) ?? true,
    known: {
      profile: rosters.map(({ id, profiles }) => ({ name: `sk.roster.${id}`, choices: profiles.map((one) => one.id) })),
    },
  };
}

/** One’s own squads stand before the rosters: the men on the table are mostly theirs. */
export function Page({ query }: PageProps): ReactNode {
  const { translate, language } = useMessages();
  const documents = useStore(squadEditor.store, ({ documents: all }) => all);
  useEffect(() => {
    void squadEditor.load();
  }, []);
  const isTomahawks = query.startsWith(TOMAHAWKS);
  const config = useMemo(() => {
    const variant = isTomahawks ? 'SDT' : 'SDS';
    const found = configOf(variant);
    const squads = documents.filter(({ text }) => {
      const read = readSquad(contentOf(text));
      return read.ok && ROSTERS.find(({ id }) => id === read.value.roster)?.variant === variant;
    });
    const own = squads.flatMap(({ name, text }) => groupOfSquad(name, text));
    const forces = squads.flatMap(({ id, name, text }) => {
      const read = readSquad(contentOf(text));
      if (!read.ok) return [];
      const side = name === '' ? translate(`sk.roster.${read.value.roster}`) : name;
      return [{ id, name: side, situations: keptForce(read.value, side, translate) }];
    });
    return {
      ...found,
      own: forces,
      known: { profile: [...own, ...(found.known?.['profile'] ?? [])] },
    };
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- the translator changes with the language alone
  }, [documents, language, isTomahawks]);
  const asked = isTomahawks ? query.slice(TOMAHAWKS.length).replace(/^&/, '') : query;
  // Each game has its own table.
  return <CompanionPage key={config.game ?? ''} config={config} query={asked} />;
}
