/** What results do to the models of a real table, and what they may do then. Pure. */
import { isFirearm } from '@drumhead/skirmish/screen';
import { profileCalled, type Weapon, WEAPONS } from '@drumhead/skirmish';
import type { Became, CompanionConfig } from '../../../companion/companionConfig.ts';
import { listOf, valuesOf } from '../../../companion/follow.ts';
import { marksOf, type Values } from '../../../companion/schemaForm.ts';

const weaponsOf = ({ profile, weapons }: Values): readonly Weapon[] =>
  marksOf(weapons, profileCalled(String(profile))?.weapons) as readonly Weapon[];

const firearmsOf = (record: Values): readonly Weapon[] => weaponsOf(record).filter(isFirearm);

const unloadedOf = ({ unloaded }: Values): readonly string[] => marksOf(unloaded, []);

/** What a shooter shoots with, or throws, where nothing is named: the first that can. */
export const firstRanged = (weapons: readonly Weapon[]): Weapon | undefined =>
  weapons.find((one) => WEAPONS[one].ranged !== null);

const weaponOf = (shooter: Values): string | undefined =>
  typeof shooter['weapon'] === 'string' ? shooter['weapon'] : firstRanged(weaponsOf(shooter));

/** SK-HTH-6, SK-RNG-18. Who is knocked down or goes prone; whose firearms are then unloaded. */
export const becameOf: CompanionConfig['became'] = (kind, situation, outcome, known) => {
  const { loser, what } = valuesOf(outcome['result']);
  const down: readonly Became[] =
    typeof loser === 'string' && ['fallen', 'prone'].includes(String(what))
      ? [[loser === 'shooter' ? 'shooters[0]' : loser, { posture: what }]]
      : [];
  if (kind === 'fall') return what === 'fallen' ? [['', { posture: what }]] : [];
  if (kind !== 'shot') return kind === 'melee' ? down : [];
  const fired = listOf(situation['shooters']).flatMap((shooter, i): readonly Became[] => {
    const weapon = weaponOf(shooter);
    if (weapon === undefined || !isFirearm(weapon as Weapon)) return [];
    const path = `shooters[${i}]`;
    return [[path, { unloaded: [...new Set([...unloadedOf(known(path)), weapon])] }]];
  });
  return [...fired, ...down];
};

export const marksOfPiece: NonNullable<CompanionConfig['marks']> = ({ record }) => {
  const isDown = record['posture'] === 'fallen';
  const unloaded = unloadedOf(record);
  return [
    { label: 'web.companion.down', isOn: isDown, changed: { posture: isDown ? 'standing' : 'fallen' } },
    ...firearmsOf(record).map((weapon) => {
      const isOn = unloaded.includes(weapon);
      return {
        label: 'web.companion.unloaded',
        facts: { weapon: `sk.weapon.${weapon}` },
        isOn,
        changed: { unloaded: isOn ? unloaded.filter((one) => one !== weapon) : [...unloaded, weapon] },
      };
    }),
  ];
};

/** SK-MOV-16, SK-RNG-5. Who is down does not attack; who has nothing loaded or to throw does not shoot. */
export const closedFor: NonNullable<CompanionConfig['closed']> = (kind, record) => {
  const attacks = kind === 'melee' || kind === 'shot';
  if (attacks && record['posture'] === 'fallen') return 'web.companion.closed.down';
  const firearms = firearmsOf(record);
  const unloaded = unloadedOf(record);
  const isSpent = firearms.length > 0 && firearms.every((weapon) => unloaded.includes(weapon));
  return kind === 'shot' && isSpent && !carriesMore(record) ? 'web.companion.closed.unloaded' : null;
};

/** A bow, or something to throw. */
const carriesMore = (record: Values): boolean => weaponsOf(record).some((one) => ['bow', 'tomahawk'].includes(one));
