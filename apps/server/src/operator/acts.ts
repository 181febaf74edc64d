/**
 * What whoever runs the server may do: the one place that the command line and the operator's page ask. Each act is foreseen
 * before it is done, with what every person will be told of it; it needs a reason, and is noted in the same transaction.
 */
import { inLanguage } from '@drumhead/engine';
import type { BattleEvidence, PersonEvidence } from '../storage/evidenceRows.ts';
import type { Deed } from '../storage/deeds.ts';
import type { Facts, StoredAct } from '../storage/operatorRows.ts';
import type { StoredReport } from '../storage/chatRows.ts';
import type { Storage } from '../storage/storage.ts';
import { nameKey } from '../account/names.ts';
import { newName } from '../http/keys.ts';
import type { World } from '../world.ts';
import type { OperatorMessage } from './messages.ts';
import { networkOf } from './networks.ts';
import { settingFault } from './settings.ts';

/** `report`: the report that asks for it, forgotten with it; its author is told. */
export type Act = { readonly report?: string } & (
  | { readonly act: 'dismiss'; readonly report: string }
  | { readonly act: 'line'; readonly battle: string; readonly number: number }
  | { readonly act: 'name'; readonly who: string; readonly name: string }
  | { readonly act: 'battle' | 'table'; readonly battle: string }
  | { readonly act: 'show' | 'hide' | 'delete'; readonly scenario: string }
  | { readonly act: 'account'; readonly account: string }
  /** `who`: a session, `account:…`, an address or a network. `words`: no free text. */
  | { readonly act: 'ban' | 'words'; readonly who: string; readonly days: number }
  | { readonly act: 'unban'; readonly ban: string }
  /** `value`: null sets it back. */
  | { readonly act: 'set'; readonly name: string; readonly value: string | null }
  /** Tables that would go by themselves stay so many days more. */
  | { readonly act: 'keep'; readonly days: number }
  | { readonly act: 'drain' | 'serve'; readonly process: string }
);

export interface Tell {
  readonly owner: string;
  /** What he is called at his table; empty: nothing is known. */
  readonly name: string;
  readonly message: OperatorMessage;
  readonly facts: Facts;
}

export interface Foreseen {
  readonly deed: Deed;
  /** What the log will say. */
  readonly message: OperatorMessage;
  readonly facts: Facts;
  readonly who: string;
  readonly tells: readonly Tell[];
}

export interface Acts {
  /** What it would do; a message where that cannot be done. Nothing is changed. */
  foresee(act: Act, reason: string): Promise<Foreseen | OperatorMessage>;
  /** The note of it; a message where it cannot be done, or what it was to be done to is gone. */
  perform(act: Act, reason: string): Promise<StoredAct | OperatorMessage>;
  /** Notes something that changes nothing that is kept, such as a backup. */
  note(message: OperatorMessage, facts: Facts, battles?: readonly string[]): Promise<void>;
}

export interface ActNeeds {
  readonly storage: Storage;
  readonly now: () => number;
  readonly world: Pick<World, 'random'>;
}

const DAY = 24 * 3_600_000;
const MOST_DAYS = 999;
const LONGEST_REASON = 500;
/** A process that said nothing for as long is gone. */
export const SEEN = 20_000;

export function actsOn({ storage, now, world }: ActNeeds): Acts {
  async function foresee(act: Act, reason: string): Promise<Foreseen | OperatorMessage> {
    if (reason.trim() === '' || reason.length > LONGEST_REASON) return 'server.operator.fault.reason';
    const report = act.report === undefined ? null : await reportCalled(act.report);
    if (act.report !== undefined && report === null) return 'server.operator.fault.gone';
    const found = await foreseen(act, reason, report);
    if (typeof found === 'string' || report === null) return found;
    return { ...found, tells: [...found.tells, ...(await reporterTold(report, act.act))] };
  }

  async function foreseen(act: Act, reason: string, report: StoredReport | null): Promise<Foreseen | OperatorMessage> {
    switch (act.act) {
      case 'dismiss':
        return {
          ...NOBODY,
          deed: { does: 'nothing' },
          message: 'server.act.dismiss',
          facts: { report: act.report, battle: report?.battle ?? '' },
        };
      case 'line':
        return lineRemoved(act, reason);
      case 'name': {
        const person = await storage.personCalled(act.who);
        if (person?.names.includes(act.name) !== true) return 'server.operator.fault.gone';
        const tells = [toldTo(act.who, act.name, 'server.told.name', { name: act.name, reason })];
        return {
          deed: { does: 'name', who: act.who, name: act.name, key: nameKey(act.name) },
          message: 'server.act.name',
          facts: { name: act.name },
          who: act.who,
          tells,
        };
      }
      case 'battle':
      case 'table':
        return battleRemoved(act, reason);
      case 'show':
      case 'hide':
      case 'delete':
        return scenarioJudged(act, reason);
      case 'account':
        return accountRemoved(act.account, reason);
      case 'ban':
      case 'words':
        return banned(act, reason);
      case 'unban': {
        const ban = (await storage.bans(now())).find(({ id }) => id === act.ban);
        if (ban === undefined) return 'server.operator.fault.gone';
        const name = await nameOf(ban.who);
        const tells = ban.kind === 'person' ? [toldTo(ban.who, name, 'server.told.unban', {})] : [];
        return {
          deed: { does: 'unban', ban: ban.id },
          message: 'server.act.unban',
          facts: { name },
          who: ban.who,
          tells,
        };
      }
      case 'set':
        return set(act.name, act.value);
      case 'keep': {
        const { length } = await storage.departures();
        if (!isDays(act.days)) return 'server.operator.fault.days';
        if (length === 0) return 'server.operator.fault.gone';
        return {
          ...NOBODY,
          deed: { does: 'keep', by: act.days * DAY },
          message: 'server.act.keep',
          facts: { days: String(act.days), tables: String(length) },
        };
      }
      case 'drain':
      case 'serve':
        return drained(act);
    }
  }

  async function reportCalled(id: string): Promise<StoredReport | null> {
    return (await storage.reports()).find((one) => one.id === id) ?? null;
  }

  async function reporterTold({ battle, seat }: StoredReport, act: Act['act']): Promise<readonly Tell[]> {
    const reporter = (await storage.evidenceOf(battle))?.seats[seat];
    const message = act === 'dismiss' ? 'server.told.dismissed' : 'server.told.acted';
    return (reporter?.sitters ?? []).map((owner) => toldTo(owner, reporter?.name ?? seat, message, {}));
  }

  async function lineRemoved(
    { battle, number }: { readonly battle: string; readonly number: number },
    reason: string,
  ): Promise<Foreseen | OperatorMessage> {
    const [line, evidence] = [await storage.lineOf(battle, number), await storage.evidenceOf(battle)];
    if (line === null || evidence === null) return 'server.operator.fault.gone';
    // Whoever watches has no name and no seat.
    const author = evidence.seats[line.seat];
    const { phrase, text = phrase ?? '' } = JSON.parse(line.said) as {
      readonly text?: string;
      readonly phrase?: string;
    };
    const name = author?.name ?? line.seat;
    return {
      deed: { does: 'line', battle, number },
      message: 'server.act.line',
      facts: { name, battle, words: text },
      who: author?.sitters[0] ?? '',
      tells: (author?.sitters ?? []).map((owner) => toldTo(owner, name, 'server.told.line', { reason })),
    };
  }

  async function battleRemoved(
    { act, battle }: { readonly act: 'battle' | 'table'; readonly battle: string },
    reason: string,
  ): Promise<Foreseen | OperatorMessage> {
    const evidence = await storage.evidenceOf(battle);
    if (evidence === null) return 'server.operator.fault.gone';
    const { table, battles } = evidence;
    // A table has a battle.
    const isTable = act === 'table' || battles === 1;
    const message = isTable ? 'server.told.table' : 'server.told.battle';
    return {
      deed: isTable ? { does: 'table', table } : { does: 'battle', battle },
      message: isTable ? 'server.act.table' : 'server.act.battle',
      facts: { battle, table, battles: String(battles) },
      who: '',
      tells: everybodyAt(evidence).map(({ owner, name }) => toldTo(owner, name, message, { reason })),
    };
  }

  async function scenarioJudged(
    { act, scenario }: { readonly act: keyof typeof JUDGED; readonly scenario: string },
    reason: string,
  ): Promise<Foreseen | OperatorMessage> {
    const found = await storage.edition(scenario, null);
    if (found === null) return 'server.operator.fault.gone';
    const name = titleIn(found.file);
    const told = JUDGED[act];
    return {
      deed: { does: 'judge', scenario, is: told.is },
      message: told.act,
      facts: { name, scenario },
      who: found.owner,
      tells: [toldTo(found.owner, '', told.told, { name, reason })],
    };
  }

  async function accountRemoved(id: string, reason: string): Promise<Foreseen | OperatorMessage> {
    const person = await storage.personCalled(`account:${id}`);
    if (person?.account === undefined || person.account === null) return 'server.operator.fault.gone';
    const name = person.names[0] ?? id;
    return {
      deed: { does: 'account', account: id },
      message: 'server.act.account',
      facts: { name, account: id, battles: String(person.battles) },
      who: person.who,
      tells: await opponentsTold(person, 'server.told.account', { reason }),
    };
  }

  async function banned(
    { act, who: given, days }: { readonly act: 'ban' | 'words'; readonly who: string; readonly days: number },
    reason: string,
  ): Promise<Foreseen | OperatorMessage> {
    if (!isDays(days)) return 'server.operator.fault.days';
    const who = given.trim();
    const person = await storage.personCalled(who);
    const isNetwork = person === null && networkOf(who) !== null;
    // Only whoever has a seat writes freely.
    if (person === null && (!isNetwork || act === 'words')) return 'server.operator.fault.nobody';
    const at = now();
    const until = at + days * DAY;
    const facts = { name: person === null ? who : (person.names[0] ?? shortName(who)), until: dayOf(until) };
    const own = act === 'ban' ? 'server.told.ban' : 'server.told.words';
    const tells =
      person === null
        ? []
        : [
            toldTo(who, facts.name, own, { reason, until: facts.until }),
            ...(act === 'ban' ? await opponentsTold(person, 'server.told.away', { until: facts.until }) : []),
          ];
    return {
      deed: {
        does: 'ban',
        ban: {
          id: newName(world),
          kind: person === null ? 'network' : 'person',
          who,
          extent: act === 'ban' ? 'all' : 'words',
          until,
          at,
        },
      },
      message: act === 'ban' ? 'server.act.ban' : 'server.act.words',
      facts,
      who,
      tells,
    };
  }

  async function set(name: string, value: string | null): Promise<Foreseen | OperatorMessage> {
    const fault = settingFault(name, value);
    if (fault !== null) return fault;
    const { [name]: before = '' } = await storage.operatorSettings();
    const [kind = '', what = '', language = ''] = name.split('.');
    const deed = { does: 'set', name, value } as const;
    if (kind === 'page') return { ...NOBODY, deed, message: 'server.act.page', facts: { page: what, language } };
    if (name === 'tables.closed')
      return { ...NOBODY, deed, message: value === null ? 'server.act.open' : 'server.act.closed', facts: {} };
    return {
      ...NOBODY,
      deed,
      message: 'server.act.limit',
      facts: { limit: what, before: before || '-', after: value ?? '-' },
    };
  }

  async function drained({
    act,
    process,
  }: {
    readonly act: 'drain' | 'serve';
    readonly process: string;
  }): Promise<Foreseen | OperatorMessage> {
    const all = await storage.processes(now() - SEEN);
    if (!all.some(({ id }) => id === process)) return 'server.operator.fault.gone';
    const isLast = !all.some(({ id, drains }) => id !== process && drains === 0);
    if (act === 'drain' && isLast) return 'server.operator.fault.last';
    const deed = { does: 'drain', process, drains: act === 'drain' } as const;
    return { ...NOBODY, deed, message: act === 'drain' ? 'server.act.drain' : 'server.act.serve', facts: { process } };
  }

  async function nameOf(who: string): Promise<string> {
    return (await storage.personCalled(who))?.names[0] ?? shortName(who);
  }

  /** Those who play against somebody in a battle that is not over. */
  async function opponentsTold(
    person: PersonEvidence,
    message: OperatorMessage,
    facts: Facts,
  ): Promise<readonly Tell[]> {
    const battles = await Promise.all(person.open.map((battle) => storage.evidenceOf(battle)));
    const told = new Map<string, Tell>();
    for (const battle of battles) {
      if (battle === null) continue;
      const own = Object.values(battle.seats).find(({ sitters }) => sitters.includes(person.who));
      const name = own?.name ?? shortName(person.who);
      for (const other of everybodyAt(battle))
        if (other.owner !== person.who)
          told.set(other.owner, toldTo(other.owner, other.name, message, { ...facts, name }));
    }
    return [...told.values()];
  }

  const perform: Acts['perform'] = async (act, reason) => {
    const found = await foresee(act, reason);
    if (typeof found === 'string') return found;
    const { deed, message, facts, who, tells } = found;
    const at = now();
    const done = await storage.perform(
      deed,
      { at, act: message, facts, reason: reason.trim(), who },
      {
        told: tells.map((tell) => ({
          id: newName(world),
          owner: tell.owner,
          at,
          message: tell.message,
          facts: tell.facts,
        })),
        report: act.report ?? null,
      },
    );
    if (done === null) return 'server.operator.fault.gone';
    storage.haveChanged(done.battles);
    return done;
  };

  return {
    foresee,
    perform,
    async note(message, facts, battles = []) {
      const note = { at: now(), act: message, facts, reason: '', who: '' };
      await storage.perform({ does: 'nothing', battles }, note, { told: [], report: null });
    },
  };
}

/** What a scenario is then, what the log says, and its maker is told. */
const JUDGED = {
  show: { is: 'shown', act: 'server.act.show', told: 'server.told.show' },
  hide: { is: 'hidden', act: 'server.act.hide', told: 'server.told.hide' },
  delete: { is: 'deleted', act: 'server.act.delete', told: 'server.told.delete' },
} as const;

const titleIn = (file: string): string =>
  inLanguage((JSON.parse(file) as { readonly title: Readonly<Record<string, string>> }).title, 'en');

const isDays = (days: number): boolean => Number.isInteger(days) && days >= 1 && days <= MOST_DAYS;

const NOBODY = { who: '', tells: [] } as const;

const toldTo = (owner: string, name: string, message: OperatorMessage, facts: Facts): Tell => ({
  owner,
  name,
  message,
  facts,
});

function everybodyAt({ seats }: BattleEvidence): readonly { readonly owner: string; readonly name: string }[] {
  return Object.entries(seats).flatMap(([side, { name, sitters }]) =>
    sitters.map((owner) => ({ owner, name: name ?? side })),
  );
}

/** A session has no name: the first signs of its digest tell it from others. */
export const shortName = (who: string): string => who.replace(/^account:/, '').slice(0, 8);

/** The day, of UTC. */
export const dayOf = (at: number): string => new Date(at).toISOString().slice(0, 10);
