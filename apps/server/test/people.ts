/** What is kept about people, through the storage of either database: the same must come of it. */
import type { Storage } from '../src/storage/storage.ts';

const BATTLE = {
  id: 'people',
  header: '{}',
  players: { france: 'person', austria: 'person' },
  bond: { secret: '0'.repeat(64), seals: {}, salts: {} },
};

export async function peopleIn(storage: Storage): Promise<unknown> {
  const keys = { france: 'f', austria: 'a', '': 'w' };
  await storage.createTable({ id: 't', created: '2026-11-24', settings: { delay: 5 }, keys, battle: BATTLE });
  await storage.sit('ada', 't', 'f');
  await storage.nameSeat('t', 'france', 'Ada');
  const names = [await storage.namesAt('t')];
  const clock = { left: { france: 5, austria: 6 }, awaited: ['france'], at: 7 };
  const lines = [{ number: 1, text: '{"at":7}', seat: 'france', id: 'o1' }];
  const notices = [{ seat: 'austria', chair: 'austria', kind: 'turn', due: 9 }] as const;
  const mine = [await storage.openBattlesOf('ada', 9), await storage.openBattlesOf('nobody', 9)];
  await storage.append({
    battle: BATTLE.id,
    after: 0,
    lines,
    end: null,
    bond: null,
    turn: { at: 7, moved: ['france'], notices },
    isAsked: false,
    clock,
  });
  mine.push(await storage.openBattlesOf('ada', 9));
  // Who was met, a table that is kept for him, and that he is blocked.
  const once = { at: 7, since: 0, most: 1 };
  const kept = [
    await storage.invite('ada', 'guest', 't', once),
    await storage.invite('ada', 'guest', 't', once),
    await storage.invite('ada', 'other', 't', once),
    await storage.invite('guest', 'ada', 't', once),
  ];
  const invited: unknown[] = [
    await storage.invitations('guest', 6),
    await storage.countInvitations(['guest', 'ada'], 6),
  ];
  await storage.setBlocked('guest', 'ada', true);
  invited.push(await storage.invitations('guest', 6), await storage.countInvitations(['guest'], 6));
  const blocked = await storage.blockedBy('guest');
  await storage.setBlocked('guest', 'ada', false);
  // Somebody else sits down at a table that is kept for him.
  const another = { ...BATTLE, id: 'another-people' };
  await storage.createTable({ id: 'u', created: '2026-11-23', settings: {}, keys, battle: another });
  await storage.sit('eve', 'u', 'f');
  kept.push(await storage.invite('eve', 'guest', 'u', once));
  invited.push(await storage.countInvitations(['guest'], 6));
  await storage.sit('frank', 'u', 'a');
  invited.push(await storage.countInvitations(['guest'], 6));
  const free = { seat: 'austria', keyHash: 'n', since: 6 };
  const seated = [await storage.takeChallenge('nobody', 't', free), await storage.takeChallenge('guest', 't', free)];
  const plays = [await storage.playsOthers('ada', BATTLE.id), await storage.playsOthers('ada', 'another')];
  const met = { plays, kept, invited, blocked, seated, meetings: await storage.meetingsOf('ada', 9) };
  const end = { winner: 'austria' };
  const turn = { at: 8, moved: [], notices: [] };
  const last = [{ number: 2, text: '{"at":8}', seat: null, id: null }];
  const ended = { battle: BATTLE.id, after: 1, lines: last, end, bond: null, turn, isAsked: false };
  await storage.append(ended);
  const over = [await storage.openBattlesOf('ada', 9), await storage.finishedBattlesOf('ada', 9)];
  const paged = { ...BATTLE, id: 'paged-people' };
  await storage.createTable({ id: 'p', created: '2026-11-21', settings: { shown: 'public' }, keys, battle: paged });
  await storage.sit('pam', 'p', 'f');
  await storage.nameSeat('p', 'france', 'Pam');
  const pages: unknown[] = [await storage.publicTables(0, 9), await storage.watchPublic('eve', 'p')];
  const facts = { ruleset: 'simplicity', variant: '', scenario: 'hill', sketch: '{}' };
  const page = { at: 5, ...facts, nations: ['austrian', 'french'], won: ['french'] };
  const only = [{ number: 1, text: '{"at":5}', seat: null, id: null }];
  const done = { battle: paged.id, after: 0, lines: only, end: { winner: 'france', page }, bond: null };
  await storage.append({ ...done, turn: { at: 5, moved: [], notices: [] }, isAsked: false });
  const found = async (sought: Parameters<typeof storage.publicPages>[0]) =>
    (await storage.publicPages(sought, 9, 9)).map(({ names }) => names);
  pages.push(
    await found({ nation: 'french', result: 'won' }),
    await found({ nation: 'austrian', result: 'won' }),
    await found({ result: 'drawn' }),
    await found({ after: paged.id }),
    (await storage.publicPagesOf('pam', 9, 9)).length,
  );
  await storage.takeNameOff(paged.id, 'france');
  pages.push(await found({}), (await storage.publicPagesOf('pam', 9, 9)).length);
  await storage.closePage(paged.id);
  pages.push(await found({}), await storage.setHushed('ada', 'guest', true), (await storage.side(BATTLE.id))?.hushed);
  const most = { toRecipient: 1, inAll: 2 };
  const taken = [];
  for (const recipient of ['a', 'a', 'b', 'c'])
    taken.push(await storage.takeMailing({ id: recipient + taken.length, recipient, at: taken.length }, most));
  for (const text of ['one', 'two', 'three']) await storage.say(BATTLE.id, { seat: 'france', at: 1, text }, 10);
  const report = { id: 'r', battle: BATTLE.id, seat: 'austria', number: 2, reason: 'rude', at: 2 };
  const reported = [await storage.report(report, 3), await storage.report({ ...report, id: 's' }, 3)];
  const unsaid = [await storage.unsay(BATTLE.id, 2, 'france'), await storage.unsay(BATTLE.id, 2, 'france')];
  await storage.addLogin({ token_hash: 'token', mail: 'ada@example.org', until: 10 });
  const account = (await storage.spendLogin('token', 5, () => 'A')) ?? '';
  const again = await storage.spendLogin('token', 5, () => 'B');
  // A name that two want at the same moment is one's alone.
  await storage.addLogin({ token_hash: 'other', mail: 'cato@example.org', until: 10 });
  const other = (await storage.spendLogin('other', 5, () => 'C')) ?? '';
  const called = { name: 'Cato', key: 'cato' };
  const wanted = await Promise.all([account, other].map((one) => storage.setAccountName(one, called)));
  const named = wanted.filter(Boolean).length;
  await storage.setAccountName(account, null);
  await storage.removeAccount(other);
  await storage.setBlocked('ada', 'frank', true);
  await storage.setBlocked('guest', 'ada', true);
  await storage.createTable({
    id: 'v',
    created: '2026-11-22',
    settings: {},
    keys,
    battle: { ...BATTLE, id: 'third-people' },
  });
  await storage.sit('eve', 'v', 'f');
  await storage.invite('eve', 'ada', 'v', once);
  await storage.enter('ada', account);
  await storage.setCeremony('ada', { kind: 'register', challenge: 'c', account }, 10);
  const ceremonies = [
    await storage.takeCeremony('ada', 'register', 5),
    await storage.takeCeremony('ada', 'register', 5),
  ];
  const passkey = { id: 'k', account, publicKey: 'p', counter: 1, transports: ['usb'], created: 3, used: null };
  const passkeys = [await storage.addPasskey(passkey), await storage.addPasskey(passkey)];
  const owner = await storage.ownerOf('ada');
  const before = { account: await storage.accountOf('ada'), held: await storage.heldBy(owner) };
  const told = [await storage.chat(BATTLE.id, 'players', 0, 10), await storage.unsaid(BATTLE.id)];
  const settled = async () =>
    (await storage.perform(
      { does: 'nothing' },
      { at: 1, act: 'server.act.dismiss', facts: {}, reason: 'r', who: '' },
      { told: [{ id: 't', owner: 'o', at: 1, message: 'server.told.acted', facts: {} }], report: 'r' },
    )) !== null;
  const reports = [await storage.reports(), await settled(), await storage.reports()];
  const ends = await storage.endsOf(BATTLE.id);
  const aboutHim = async () => [
    await storage.blockedBy(owner),
    await storage.blockedBy('guest'),
    await storage.countInvitations([owner], 6),
  ];
  const known = [await aboutHim()];
  const forgotten = await storage.forget(owner);
  names.push(await storage.namesAt('t'));
  await storage.removeAccount(account);
  known.push(await aboutHim());
  const after = [
    await storage.accountOf('ada'),
    await storage.heldBy(owner),
    await storage.chat(BATTLE.id, 'players', 0, 9),
  ];
  return {
    met,
    named,
    mine,
    pages,
    over,
    taken,
    names,
    reported,
    unsaid,
    again,
    ceremonies,
    passkeys,
    before,
    told,
    reports,
    ends,
    known,
    forgotten,
    after,
  };
}
