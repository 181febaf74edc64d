/** A connection that is told of somebody's battles, and asks nothing. */
import { readClientMessage, type ServerMessage } from '@drumhead/protocol';
import type { MineMessage } from '@drumhead/protocol/mine';
import type { Allowance } from '../limits.ts';
import type { Storage } from '../storage/storage.ts';
import type { World } from '../world.ts';
import type { Lists } from './lists.ts';
import { sendTo } from './sending.ts';
import type { Socket } from './socket.ts';

export interface ListSocketNeeds {
  readonly storage: Pick<Storage, 'shared' | 'ownerOf'>;
  readonly lists: Pick<Lists, 'follow'>;
  readonly messages: Allowance;
  /** Bytes that may wait for a slow reader. */
  readonly unsent: number;
  readonly world: Pick<World, 'steady'>;
  /** Milliseconds since 1970. */
  readonly now: () => number;
  /** Something came in. */
  readonly heard: () => void;
  /** The list is that of another now: it comes again, and is told its own. */
  readonly moved: () => void;
  /** Who it is could not be read. */
  readonly failed: (error: unknown) => void;
}

/** Tells it until what is returned is called. */
export function tellList(socket: Socket, session: string, needs: ListSocketNeeds): () => void {
  let end = (): void => undefined;
  let isGone = false;
  const tell = (message: ServerMessage | MineMessage): void => sendTo(socket, JSON.stringify(message), needs.unsent);

  socket.on('message', (data: Buffer, isBinary) => {
    if (isGone) return;
    needs.heard();
    if (!needs.messages.take(session, needs.world.steady())) return tell({ t: 'fault', reason: 'protocol.fault.rate' });
    const read = isBinary ? null : readClientMessage(data.toString('utf8'));
    if (read?.ok === true && read.value.t === 'ping') return tell({ t: 'pong' });
    return tell({ t: 'fault', reason: 'protocol.fault.message' });
  });
  needs.storage.ownerOf(session).then((owner) => {
    if (isGone) return;
    end = needs.lists.follow(owner, async (battles, invited, inviters) => {
      // It may have signed in or out at another process.
      if (needs.storage.shared && (await needs.storage.ownerOf(session)) !== owner) return needs.moved();
      tell({ t: 'mine', at: needs.now(), battles, invited, inviters });
    });
  }, needs.failed);
  return () => {
    isGone = true;
    end();
  };
}
