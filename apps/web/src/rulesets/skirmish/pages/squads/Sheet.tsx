/** The roster of a side on one A4 sheet: its soldiers with boxes to tick, and only the rules it uses. */
import {
  abilitiesOf,
  commanderOf,
  modelPoints,
  type Ranged,
  rosterCalled,
  SPECIALS,
  type Special,
  type SquadFile,
  squadPoints,
  type Variant,
  WEAPONS,
  type Weapon,
} from '@drumhead/skirmish';
import { type ReactNode, useId } from 'react';
import { useSpeech } from '../../../../i18n/index.ts';
import { Boxes } from '../../../../documents/TickBoxes.tsx';
import { kindsIn, sameModel } from './editorStore.ts';
import { modelName, specialNames, weaponNames } from './profile.ts';
import type { SquadKey } from './messages.ts';

const signed = (add: number | null): string => (add === null ? '–' : add < 0 ? `−${-add}` : `+${add}`);

/** `L +2/+1/+0`: the stick, and what one, two, three of them add. */
const reach = ({ stick, bands }: Ranged, variant: Variant): string =>
  `${stick.toUpperCase()} ${bands[variant].map(signed).join('/')}`;

export function Sheet({ squad }: { readonly squad: SquadFile }): ReactNode {
  const { say, tell } = useSpeech<SquadKey>();
  const title = useId();
  const kinds = kindsIn(squad);
  const commander = commanderOf(squad);
  const all = kinds.flatMap(({ model }) => abilitiesOf(model) ?? []);
  const weapons = (Object.keys(WEAPONS) as Weapon[]).filter((weapon) =>
    all.some((one) => one.weapons.includes(weapon)),
  );
  const specials = (Object.keys(SPECIALS) as Special[]).filter((special) =>
    all.some((one) => one.specials.includes(special)),
  );
  const { feature } = rosterCalled(squad.roster);
  const facts = { points: squadPoints(squad), limit: squad.limit };
  return (
    <section className="sheet squad-sheet" aria-labelledby={title}>
      <header className="sheet-head">
        <h2 id={title}>{squad.name ?? tell(`sk.roster.${squad.roster}`)}</h2>
        <p>
          {tell(`sk.variant.${squad.variant}`)}, {tell(`sk.roster.${squad.roster}`)}
          {squad.casual === true && ` (${tell('sk.text.casual')})`}
        </p>
        <p>
          <strong>{say('web.squad.points', facts)}</strong>
        </p>
      </header>
      {kinds.length === 0 && <p>{say('web.squad.sheet.empty')}</p>}
      {kinds.length > 0 && (
        <table>
          <thead>
            <tr>
              <th scope="col">{say('web.squad.sheet.soldier')}</th>
              <th scope="col" className="number">
                Q
              </th>
              <th scope="col" className="number">
                C
              </th>
              <th scope="col">{say('web.squad.weapons')}</th>
              <th scope="col">{say('web.squad.specials')}</th>
              <th scope="col" className="number">
                {say('web.squad.sheet.points')}
              </th>
              <th scope="col">{say('web.squad.sheet.out')}</th>
              <th scope="col">{say('web.squad.sheet.depleted')}</th>
            </tr>
          </thead>
          <tbody>
            {kinds.map(({ model, count }) => {
              const abilities = abilitiesOf(model);
              const fires = abilities?.weapons.some((weapon) => WEAPONS[weapon].ranged !== null) === true;
              return (
                <tr key={JSON.stringify(model)}>
                  <td>
                    {count > 1 && `${count} × `}
                    {modelName(model, tell)}
                    {commander !== null && sameModel(commander.model, model) && ' ★'}
                  </td>
                  <td className="number">{abilities === null ? '?' : `${abilities.q}+`}</td>
                  <td className="number">{abilities?.c ?? '?'}</td>
                  <td>{abilities !== null && weaponNames(abilities, tell)}</td>
                  <td>{abilities !== null && specialNames(abilities, tell)}</td>
                  <td className="number">{modelPoints(model)}</td>
                  <td>
                    <Boxes count={count} />
                  </td>
                  <td>{fires && <Boxes count={count} />}</td>
                </tr>
              );
            })}
          </tbody>
        </table>
      )}
      {(squad.obstacles ?? []).length > 0 && (
        <p>{(squad.obstacles ?? []).map((obstacle) => tell(`sk.obstacle.${obstacle}`)).join(', ')}</p>
      )}
      {weapons.length > 0 && (
        <p className="sheet-weapons">
          {weapons
            .map((weapon) => {
              const { hthClass, ranged } = WEAPONS[weapon];
              const far = ranged === null ? [] : [reach(ranged, squad.variant)];
              return `${tell(`sk.weapon.${weapon}`)}: ${[say(weapon === 'lance' ? 'web.squad.sheet.lance' : 'web.squad.sheet.class', { hth: hthClass }), ...far].join(', ')}`;
            })
            .join(' · ')}
        </p>
      )}
      {feature !== null && (
        <p>
          <strong>{say('web.squad.sheet.feature')}:</strong> {tell(`sk.feature.${feature}`)}
        </p>
      )}
      <dl className="clauses">
        {specials.map((special) => (
          <div key={special}>
            <dt>{tell(`sk.special.${special}`)}</dt> <dd>{tell(`sk.clause.${special}`)}</dd>
          </div>
        ))}
      </dl>
    </section>
  );
}
