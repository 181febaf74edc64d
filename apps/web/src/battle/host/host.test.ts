import { ACCEPT_DRAW, DECLINE_DRAW, OFFER_DRAW } from '@drumhead/engine';
import { type Command, largeBattles } from '@drumhead/large-battles';
import { suggestedDeployment } from '@drumhead/large-battles/screen';
import { describe, expect, it } from 'vitest';
import {
  anyOffer,
  checkIn,
  type Host,
  hostOn,
  hostWith,
  now,
  oneWindow,
  ready,
  screen,
  seats,
  settled,
  stateOf,
} from './hostForTests.ts';
import { isSecret, undoPoint } from './hostState.ts';
import type { Opponent, Question } from '../players/players.ts';
import { memoryStorage } from '../records/storage.ts';
import type { Storage } from '../records/savedBattle.ts';

describe('the host', () => {
  it('starts a battle, lets the computer deploy, and waits for the person', async () => {
    const host = hostOn(memoryStorage());
    expect(await host.battles.start(seats('human', 'recruit'))).toBe(true);
    await settled(host);
    expect(now(host).viewer).toBe('france');
    expect(stateOf(host).sides[1].ready).toBe(true);
    await ready(host, 'france');
    expect(stateOf(host).phase).toBe(1);
  });

  it('keeps the standing orders with the battle', async () => {
    const storage = memoryStorage();
    const host = hostOn(storage);
    await host.battles.start(seats('human', 'recruit'));
    await settled(host);
    await ready(host, 'france');
    host.session.setStandingOrders({ ask: 'near' });
    host.session.setStandingOrders({ silent: ['unit-3'] });
    await settled(host);
    const again = hostOn(storage);
    await again.battles.resume(now(host).saved?.id ?? '');
    expect(now(again).standingOrders).toMatchObject({ ask: 'near', silent: ['unit-3'] });
    const other = hostOn(storage);
    await other.battles.start(seats('human', 'recruit'));
    expect(now(other).standingOrders.ask).toBe('matters');
  });

  it('keeps a small map with the battle, without what is deployed in secret', async () => {
    const storage = memoryStorage();
    const host = hostOn(storage);
    await host.battles.start(seats('human', 'recruit'));
    await settled(host);
    expect((await storage.list())[0]?.sketch).toMatchObject({ pieces: [], sides: [{ left: 8 }, { left: 7 }] });
    await ready(host, 'france');
    const sketch = (await storage.list())[0]?.sketch;
    const onTable = stateOf(host).units.filter(({ status }) => status === 'table');
    expect(sketch?.pieces).toHaveLength(onTable.length);
    expect(new Set(sketch?.pieces.map(({ side }) => side))).toEqual(new Set([0, 1]));
    // A list of many battles stays light.
    expect(JSON.stringify(sketch).length).toBeLessThan(6000);
  });

  it('shows a command only once it is saved', async () => {
    const storage = memoryStorage();
    const host = hostOn(storage);
    await host.battles.start(seats('human', 'recruit'));
    await settled(host);
    const { count } = now(host).battle ?? { count: -1 };
    let full = true;
    const append = storage.append.bind(storage);
    Object.assign(storage, {
      append: (...given: Parameters<Storage['append']>) =>
        full ? Promise.reject(new Error('disk full')) : append(...given),
    });
    expect(await host.session.order(screen.deployment(now(host).battle?.state, 'france')[0] as Command)).toBe(false);
    expect(now(host).battle?.count).toBe(count);
    expect(now(host).fault?.key).toBe('web.fault.notSaved');
    full = false;
    host.session.dismissNotices();
    expect(await host.session.order(screen.deployment(now(host).battle?.state, 'france')[0] as Command)).toBe(true);
    expect(now(host).battle?.count).toBe(count + 1);
  });

  it('goes on after a reload, with the same dice', async () => {
    const storage = memoryStorage();
    const first = hostOn(storage);
    await first.battles.start(seats('human', 'recruit'));
    await settled(first);
    await ready(first, 'france');
    const id = now(first).saved?.id ?? '';
    const kept = await storage.read(id);
    const copy = memoryStorage();
    if (kept) await copy.create(kept.battle, kept.text.slice(kept.battle.header.length).split(/(?<=\n)/));
    const second = hostOn(copy);
    expect(await second.battles.resume(id)).toBe(true);
    await settled(second);
    expect(checkIn(second)).toBe(checkIn(first));
    const play = async (host: Host) => {
      await host.session.order({ type: 'open', brigade: 0 } as Command);
      await host.session.order({ type: 'activate', unit: 0, dice: 2 } as Command);
      await settled(host);
      return checkIn(host);
    };
    expect(await play(second)).toBe(await play(first));
  });

  it('changes nothing on a refusal', async () => {
    const host = hostOn(memoryStorage());
    await host.battles.start(seats('human', 'recruit'));
    await settled(host);
    const check = checkIn(host);
    expect(await host.session.order({ type: 'ready' })).toBe(false);
    expect(now(host).refusal?.refusal.rule).toMatch(/^LB-/);
    expect(checkIn(host)).toBe(check);
  });

  it('undoes up to the last roll', async () => {
    const host = hostOn(memoryStorage());
    await host.battles.start(seats('human', 'recruit'));
    await settled(host);
    await ready(host, 'france');
    await host.session.order({ type: 'open', brigade: 0 } as Command);
    await settled(host);
    const opened = now(host).battle?.count ?? 0;
    await host.session.undo();
    await settled(host);
    expect(now(host).battle?.count).toBe(opened - 1);
    await host.session.order({ type: 'open', brigade: 0 } as Command);
    await host.session.order({ type: 'activate', unit: 0, dice: 3 } as Command);
    await settled(host);
    const { battle } = now(host);
    const point = undoPoint(now(host));
    expect(point === null || point >= (battle?.lastDie ?? 0)).toBe(true);
  });

  it('lets dice and the enemy answer between orders given together, and stops at the first refusal', async () => {
    const host = hostOn(memoryStorage());
    await host.battles.start(seats('human', 'recruit'));
    await settled(host);
    await ready(host, 'france');
    const [open, activate] = [
      { type: 'open', brigade: 0 },
      { type: 'activate', unit: 0, dice: 3 },
    ];
    const move = { type: 'move', unit: 0, move: { kind: 'straight', distance: 640 } };
    const before = now(host).steps.length;
    expect(await host.session.order(...([open, activate, move, move, activate] as Command[]))).toBe(false);
    const given = now(host).steps.slice(before);
    expect(given.filter(({ seat }) => seat === 'france').map(({ command }) => command.type)).toEqual([
      'open',
      'activate',
      'move',
      'move',
    ]);
    expect(given.some(({ seat }) => seat === 'dice')).toBe(true);
    expect(now(host).refusal?.command).toEqual(activate);
  });

  it('gives orders together that are legal and in no sample: a deployment begun again', async () => {
    const host = hostOn(memoryStorage());
    await host.battles.start(seats('human', 'recruit'));
    await settled(host);
    expect(await host.session.order(...suggestedDeployment(stateOf(host), 0))).toBe(true);
    await host.session.order({ type: 'lift', unit: 0 } as Command);
    expect(await host.session.order(...suggestedDeployment(stateOf(host), 0))).toBe(true);
    const { units, field } = stateOf(host);
    const own = units.filter((_, i) => field.units[i]?.side === 0);
    expect(own.map(({ status }) => status)).toEqual(own.map(() => 'table'));
  });

  it('hands the screen over while something is secret', async () => {
    const storage = memoryStorage();
    const host = hostOn(storage);
    await host.battles.start(seats('human', 'human'));
    await settled(host);
    expect(now(host).viewer).toBe('france');
    await ready(host, 'france');
    expect(now(host).handover).toBe('britain');
    expect(await host.session.order({ type: 'ready' })).toBe(false);
    expect(undoPoint(now(host))).toBeNull();
    host.local.takeOver();
    expect(now(host).viewer).toBe('britain');
    const view = largeBattles.view(stateOf(host), 'britain');
    expect(view.units.every((unit, i) => view.field.units[i]?.side === 1 || unit.status === 'waiting')).toBe(true);
    // After a reload the screen stays covered until a player takes over.
    const again = hostOn(storage);
    await again.battles.resume(now(host).saved?.id ?? '');
    await settled(again);
    expect(now(again).handover).not.toBeNull();
    expect(now(again).viewer).toBe('');
    await ready(host, 'britain');
    expect(now(host).handover).toBeNull();
    expect(now(host).viewer).toBe('france');
    expect(stateOf(host).phase).toBe(1);
  });

  it('asks a computer player nothing that tells of what is hidden from it', async () => {
    const questions = await Promise.all(
      [0, 1].map(async (i) => {
        const asked: Question[] = [];
        const host = hostWith({
          storage: memoryStorage(),
          opponent: {
            ask(question) {
              asked.push(question);
              return Promise.reject(new Error('no answer'));
            },
            dismiss: () => undefined,
          },
          mayPass: async () => false,
          windows: oneWindow,
          screen: async () => ({ ...screen, isDeploying: () => false }),
          now: () => 1,
          name: () => 'battle',
          secret: () => 'seed',
        });
        await host.battles.start(seats('human', 'captain'));
        await settled(host);
        // A placement of the person makes the host ask again.
        const placed = largeBattles.offers(stateOf(host), 'france').filter(({ type }) => type === 'place')[i];
        await host.session.order(placed as Command);
        await settled(host);
        return { asked, placed };
      }),
    );
    expect(questions[0]?.placed).not.toEqual(questions[1]?.placed);
    expect(questions[0]?.asked.length).toBe(4);
    expect(questions[0]?.asked).toEqual(questions[1]?.asked);
  });

  describe('an offered draw', () => {
    const answering = (answer: Command): Opponent => ({ ask: async () => answer, dismiss: () => undefined });
    const lastTypes = (host: Host, count: number) =>
      now(host)
        .steps.slice(-count)
        .map((step) => step.command.type);

    it('LB-GEN-09 is answered by the computer, also while the person deploys; declined, the person goes on', async () => {
      const host = hostOn(memoryStorage(), answering(DECLINE_DRAW));
      await host.battles.start(seats('human', 'captain'));
      await settled(host);
      expect(await host.session.order(OFFER_DRAW)).toBe(true);
      await settled(host);
      expect(lastTypes(host, 2)).toEqual(['offerDraw', 'declineDraw']);
      expect(now(host)).toMatchObject({ viewer: 'france', fault: null, saved: { over: false } });
      expect(await host.session.order(OFFER_DRAW)).toBe(false);
      expect(now(host).refusal?.refusal).toMatchObject({ rule: 'LB-GEN-09', reason: 'lb.refusal.drawAgain' });
    });

    it('LB-GEN-09 ends the battle if the computer accepts it', async () => {
      const host = hostOn(memoryStorage(), answering(ACCEPT_DRAW));
      await host.battles.start(seats('human', 'captain'));
      await settled(host);
      await host.session.order(OFFER_DRAW);
      await settled(host);
      expect(now(host).saved?.over).toBe(true);
      expect(stateOf(host).outcome).toMatchObject({ winner: null, reason: 'lb.end.agreed' });
    });

    it('LB-GEN-09 is put to the other person at the screen, and no standing order answers it', async () => {
      const host = hostOn(memoryStorage());
      await host.battles.start(seats('human', 'human'));
      for (const seat of ['france', 'britain'] as const) {
        await settled(host);
        host.local.takeOver();
        await ready(host, seat);
      }
      await settled(host);
      host.local.takeOver();
      const before = now(host).viewer;
      host.session.setStandingOrders({ ask: 'never' });
      await host.session.order(OFFER_DRAW);
      await settled(host);
      expect(lastTypes(host, 1)).toEqual(['offerDraw']);
      expect(now(host).viewer).not.toBe(before);
      await host.session.order(DECLINE_DRAW);
      await settled(host);
      expect(now(host).viewer).toBe(before);
    });
  });

  it('covers the screen for nobody against the computer, secrets or not, nor after a reload', async () => {
    const storage = memoryStorage();
    const host = hostOn(storage);
    const covered: (string | null)[] = [];
    host.store.subscribe(({ handover }) => covered.push(handover));
    await host.battles.start(seats('recruit', 'human'));
    await settled(host);
    expect(isSecret(host.store.getState())).toBe(true);
    await host.session.order(screen.deployment(stateOf(host), 'britain')[0] as Command);
    await host.battles.resume(now(host).saved?.id ?? '');
    await settled(host);
    await ready(host, 'britain');
    expect(isSecret(host.store.getState())).toBe(false);
    expect(new Set(covered)).toEqual(new Set([null]));
    expect(now(host).viewer).toBe('britain');
  });

  it('lets the random player decide where the computer player fails, and reports the fault', async () => {
    const failing: Opponent = {
      ask: (question) =>
        question.player === 'corporal' ? Promise.reject(new Error('broken')) : anyOffer.ask(question),
      dismiss: () => undefined,
    };
    const host = hostOn(memoryStorage(), failing);
    await host.battles.start(seats('human', 'corporal'));
    await settled(host);
    await ready(host, 'france');
    await host.session.order({ type: 'pass' });
    for (let i = 0; i < 50 && now(host).fault === null; i++) await new Promise((resolve) => setTimeout(resolve, 2));
    expect(now(host).fault).toEqual({ key: 'web.fault.opponent', facts: {} });
    expect(
      now(host).steps.some((step) => step.seat === 'britain' && step.number > (now(host).battle?.count ?? 0) - 200),
    ).toBe(true);
  });

  it('drops an outdated answer of a computer player', async () => {
    let reject: ((error: Error) => void) | null = null;
    const slow: Opponent = {
      ask: () =>
        new Promise((_, no) => {
          reject = no;
        }),
      dismiss: () => reject?.(new Error('dismissed')),
    };
    const host = hostOn(memoryStorage(), slow);
    await host.battles.start(seats('human', 'recruit'));
    await settled(host);
    await ready(host, 'france');
    await host.session.order({ type: 'pass' });
    await new Promise((resolve) => setTimeout(resolve, 20));
    expect(now(host).thinking).toBe('britain');
    await host.session.undo();
    expect(now(host).thinking).toBeNull();
    expect(now(host).fault).toBeNull();
    expect(stateOf(host).phase).toBe(1);
    expect(stateOf(host).active).toBe(0);
  });
});
