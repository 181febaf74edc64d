/** The order of battle on one A4 sheet: every unit with boxes for its disruption, and what breaks the army. */
import {
  type ArmyFile,
  armyPoints,
  brigadeName,
  COMMAND_POINTS,
  lotsOf,
  pointsOfUnit,
  profileOfKind,
  turnLimitOf,
} from '@drumhead/simplicity/armies';
import { type ReactNode, useId } from 'react';
import { useSpeech } from '../../../../i18n/index.ts';
import { Boxes } from '../../../../documents/TickBoxes.tsx';
import type { PartProps } from '../../../../documents/BuilderPage.tsx';
import { strengthOf } from './editorStore.ts';
import type { ArmyKey } from './messages.ts';

/** SIP-GEN-3. The fourth breaks it. */
const DISRUPTION = 3;

export function Sheet({ paper: army }: PartProps<ArmyFile>): ReactNode {
  const { say, tell } = useSpeech<ArmyKey>();
  const title = useId();
  const { units, breaks } = strengthOf(army);
  const points = armyPoints(army);
  return (
    <section className="sheet army-sheet" aria-labelledby={title}>
      <header className="sheet-head">
        <h2 id={title}>{army.name ?? say('web.army.sheet')}</h2>
        <p>{tell(`sip.side.${army.nation}`)}</p>
        <p>
          <strong>
            {army.limit === undefined
              ? say('web.army.points', { points })
              : say('web.army.pointsOf', { points, limit: army.limit })}
          </strong>
        </p>
      </header>
      {army.brigades.length === 0 && <p>{say('web.army.sheet.empty')}</p>}
      {army.brigades.map((brigade, at) => (
        // oxlint-disable-next-line react/no-array-index-key -- two brigades may be alike in everything but their place
        <section key={at} className="sheet-brigade">
          <h3>
            {at + 1}. {tell(brigadeName(brigade))}
          </h3>
          <table>
            <thead>
              <tr>
                <th scope="col">{say('web.army.sheet.unit')}</th>
                <th scope="col">{say('web.army.sheet.class')}</th>
                <th scope="col">{say('web.army.sheet.move')}</th>
                <th scope="col">{say('web.army.sheet.fire')}</th>
                <th scope="col">{say('web.army.sheet.points')}</th>
                <th scope="col">{say('web.army.sheet.dp')}</th>
                <th scope="col">{say('web.army.sheet.routs')}</th>
              </tr>
            </thead>
            <tbody>
              <tr>
                <td>{tell('sip.unit.command')}</td>
                <td>–</td>
                <td>{profileOfKind('command').rate}</td>
                <td>–</td>
                <td>{COMMAND_POINTS}</td>
                <td>–</td>
                <td>–</td>
              </tr>
              {lotsOf(brigade).flatMap(({ kind, class: unitClass, count }) => {
                const { rate, ranges, routs } = profileOfKind(kind);
                return Array.from({ length: count }, (_, n) => (
                  <tr key={`${kind} ${unitClass} ${n}`}>
                    <td>
                      {tell(`sip.unit.${kind}`)}
                      {count > 1 && ` ${n + 1}`}
                    </td>
                    <td>{tell(`sip.class.${unitClass}`)}</td>
                    <td>{rate}</td>
                    <td>{ranges.length === 0 ? '–' : ranges.join(' / ')}</td>
                    <td>{pointsOfUnit(kind, unitClass)}</td>
                    <td>
                      <Boxes count={DISRUPTION} />
                    </td>
                    <td>{routs && <Boxes count={1} />}</td>
                  </tr>
                ));
              })}
            </tbody>
          </table>
        </section>
      ))}
      {units > 0 && (
        <>
          <p className="tally">
            {say('web.army.sheet.breaks', { breaks, units })} <Boxes count={breaks} />
          </p>
          <p className="tally">
            {say('web.army.sheet.turns')} <Boxes count={turnLimitOf(army)} />
          </p>
        </>
      )}
    </section>
  );
}
