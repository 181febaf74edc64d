import { judge } from '@drumhead/large-battles/adjudicate';
import type { ReactNode } from 'react';
import type { PageProps } from '../../../app/route.ts';
import type { CompanionConfig } from '../../../companion/companionConfig.ts';
import { CompanionPage } from '../../../companion/CompanionPage.tsx';
import { valuesOf } from '../../../companion/follow.ts';
import type { Values } from '../../../companion/schemaForm.ts';
import { picture } from './companionPicture.tsx';
import { becameOf, followsOf } from './follows.ts';
import { tableOf } from './tableOf.ts';

const UNIT = ['arm', 'formation', 'class', 'c', 'sk', 'dis', 'traits'];

/** Records of units whose Combat decides. */
const FIGHTERS: readonly string[] = ['attacker', 'defender'];

export const CONFIG: CompanionConfig = {
  ruleset: 'large-battles',
  turns: 'phase',
  judge,
  common: ['activation', 'bombardment', 'approach', 'contact'],
  shown: {
    activation: ['by', 'q', 'dis', 'inCommand', 'traits', 'reaction', 'faces'],
    bombardment: ['battery', 'target', 'range', 'bombardment.cover', 'calibre', ...UNIT, 'added'],
    approach: [
      'attacker',
      'defender',
      'flank',
      'bought',
      'position',
      'higher',
      ...UNIT,
      'uses',
      'uses.by',
      'uses.use',
      'uses.formation',
      'uses.defender',
    ],
    contact: ['attacker', 'defender', 'flank', 'position', 'higher', ...UNIT, 'attack', 'defence'],
    breakpoint: ['units', 'brigades', 'lost', 'generalsLost'],
    survival: ['test', 'who', 'q'],
    strength: ['level', 'troops', 'men'],
  },
  fields: 'lb.field.',
  choices: {
    traits: 'lb.rule.',
    rules: 'lb.rule.',
    cinc: 'lb.rule.',
    formation: 'lb.formation.',
    nation: 'lb.side.',
    troops: 'lb.troops.',
  },
  follows: followsOf,
  rolls: combatDice,
  told: tableOf,
  became: becameOf,
  profileFields: ['arm', 'class', 'c', 'sk', 'q', 'traits', 'calibre', 'horse', 'by'],
  picture,
  pieceFields: ['attacker', 'defender', 'battery', 'target', 'activation'],
  needs: (around, { traits }) => {
    if (FIGHTERS.includes(around)) return [['c']];
    // Unpredictable units roll an Average die in place of their Quality (LB-SPEC-21).
    const isUnpredictable = Array.isArray(traits) && traits.includes('unpredictable');
    return around === 'activation' && !isUnpredictable ? [['q']] : [];
  },
};

export const Page = ({ query }: PageProps): ReactNode => <CompanionPage config={CONFIG} query={query} />;

/** A die for each point of Combat (LB-CD-01). */
function combatDice({ attack, defence }: Values): Readonly<Record<string, number>> | null {
  const [attacker, defender] = [attack, defence].map((sum) => valuesOf(sum)['total']);
  return typeof attacker === 'number' && typeof defender === 'number'
    ? { 'dice.attacker': attacker, 'dice.defender': defender }
    : null;
}
