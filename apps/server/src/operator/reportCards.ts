/** Reports on the operator's page, each with its evidence and the acts that may answer it. */
import { inLanguage } from '@drumhead/engine';
import { escaped } from '../http/serverPage.ts';
import type { StoredReport } from '../storage/chatRows.ts';
import type { SeatEvidence } from '../storage/evidenceRows.ts';
import type { ReportedScenario } from '../storage/scenarioRows.ts';
import type { Storage } from '../storage/storage.ts';
import { shortName } from './acts.ts';
import { actButton, card, type Pen, rows } from './html.ts';

/** Days of a ban, and of silence, that a report offers. */
const [BAN, SILENCE] = ['30', '7'];

export async function reportCards(storage: Storage, pen: Pen): Promise<string> {
  const [reports, scenarios] = await Promise.all([storage.reports(), storage.reportedScenarios()]);
  const waiting = scenarios.filter((one) => one.reports.length > 0);
  const count = reports.length + waiting.length;
  const title = count === 0 ? pen.t('reports.none') : pen.t('reports', { count: String(count) });
  const parts = [];
  for (const report of reports) parts.push(await reportPart(storage, pen, report));
  return card(title, '', [...parts, ...waiting.map((one) => scenarioPart(pen, one))].join(''));
}

async function reportPart(storage: Storage, pen: Pen, report: StoredReport): Promise<string> {
  const { id, battle, seat, number, reason, at, quoted } = report;
  const seats = (await storage.evidenceOf(battle))?.seats ?? {};
  const nameOf = (side: string): string => seats[side]?.name ?? side;
  const line = quoted.find((one) => one.number === number);
  // Of a battle the others are meant.
  const side = line?.seat ?? Object.keys(seats).find((one) => one !== seat) ?? seat;
  const about: SeatEvidence | undefined = seats[side];
  const who = about?.sitters[0];
  const heading =
    number === null ? pen.t('report.battle', { name: nameOf(side) }) : pen.t('report.line', { name: nameOf(side) });
  const said = quoted.map((one) => {
    const words = one.text ?? `(${one.phrase})`;
    const time = new Date(one.at).toISOString().slice(11, 16);
    return `<tr${one.number === number ? ' class="reported"' : ''}><td class="at">${time}</td><td>${escaped(nameOf(one.seat ?? ''))}</td><td>${escaped(words)}</td></tr>`;
  });
  const answer = (fields: Readonly<Record<string, string>>) => ({ ...fields, report: id });
  const buttons = [
    number === null ? '' : actButton(pen, 'do.line', answer({ act: 'line', battle, number: String(number) })),
    who === undefined ? '' : actButton(pen, 'do.words', answer({ act: 'words', who, days: SILENCE })),
    who === undefined ? '' : actButton(pen, 'do.ban', answer({ act: 'ban', who, days: BAN })),
    who === undefined || about === undefined || about.name === null
      ? ''
      : actButton(pen, 'do.name', answer({ act: 'name', who, name: about.name })),
    actButton(pen, 'do.battle', answer({ act: 'battle', battle })),
    actButton(pen, 'do.dismiss', answer({ act: 'dismiss' })),
  ];
  const people =
    about === undefined ? [] : await Promise.all(about.sitters.map((one) => personLine(storage, pen, one)));
  return (
    `<article><h3>${heading}</h3><p class="soft">${pen.t('report.by', { name: nameOf(seat), reason })} · ${pen.time(at)} · ${escaped(battle)}</p>` +
    `<table><tbody>${said.join('')}</tbody></table>${people.join('')}<p class="soft">${pen.t('report.only')}</p>` +
    `<div class="acts">${buttons.join('')}</div></article>`
  );
}

/** Who somebody is, in one line. */
export async function personLine(storage: Storage, pen: Pen, who: string): Promise<string> {
  const person = await storage.personCalled(who);
  if (person === null) return '';
  const before = await storage.actsOn(who);
  const kind = pen.t(person.account === null ? 'person.guest' : 'person.account');
  const facts = {
    name: person.names[0] ?? shortName(who),
    since: pen.day(person.since),
    battles: String(person.battles),
    acts: String(before.length),
  };
  return `<p>${pen.t('person', facts)} (${kind} ${escaped(shortName(who))})</p>`;
}

function scenarioPart(pen: Pen, { scenario, card: text, hidden, reports }: ReportedScenario): string {
  const { title } = JSON.parse(text) as { readonly title: Readonly<Record<string, string>> };
  const name = inLanguage(title, pen.language);
  const all = reports.map(({ reason, words, at }) => [
    `<td class="at">${pen.day(at)}</td>`,
    `<td>${escaped(reason)}</td>`,
    `<td>${escaped(words)}</td>`,
  ]);
  return (
    `<article><h3>${pen.t('scenario', { name })}</h3>${hidden === 0 ? '' : `<p class="soft">${pen.t('scenario.hidden')}</p>`}` +
    `${rows(all)}<div class="acts">${actButton(pen, 'do.hide', { act: 'hide', scenario })}${actButton(pen, 'do.show', { act: 'show', scenario })}</div></article>`
  );
}
