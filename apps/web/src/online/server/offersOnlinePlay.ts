/** Whether the host of this page has the server of online play beside it. */
import { useEffect } from 'react';
import { useStore } from 'zustand';
import { createStore } from 'zustand/vanilla';
import { type Answered, ask, UNREACHABLE } from './api.ts';

/**
 * The server answers here for itself; a host of plain files has a file of this name that says what it is, so that the
 * question is no fault in its log nor in the console.
 */
const HOST = '/api/host.json';
/** Where the device keeps what a host said. */
const STORED = 'drumhead.host';

interface HostSays {
  readonly drumhead?: string;
}

type Offer = 'yes' | 'no' | 'unreachable';

/** What the host said last, until it is asked on this visit; at the first visit online play is offered. */
export const onlinePlay = createStore(() => ({ isOffered: saidLast() !== 'no' }));
let offer: Promise<Offer> | null = null;

/**
 * Asked once a visit, as far as there is an answer. Off the net nobody is asked, unless the service worker answers where
 * the host does not: a server on this very device needs no net.
 */
export function offersOnlinePlay(): Promise<Offer> {
  if (!navigator.onLine && !navigator.serviceWorker?.controller) return Promise.resolve('unreachable');
  offer ??= ask<HostSays | null>('GET', HOST).then((answer) => {
    const is = offerIn(answer);
    if (is === 'unreachable') offer = null;
    else keep(is);
    return is;
  });
  return offer;
}

/** Is online play to be offered? Asks, and follows the answer. */
export function useOffersOnlinePlay(): boolean {
  useEffect(() => {
    void offersOnlinePlay();
  }, []);
  return useStore(onlinePlay, ({ isOffered }) => isOffered);
}

/** A server that restarts, or has too much to do, answers through its proxy: it is there all the same. */
const isAway = (status: number): boolean => status === UNREACHABLE || status === 429 || status >= 500;

/** Off the net the service worker answers with nothing (serviceWorker.js). */
function offerIn(answer: Answered<HostSays | null>): Offer {
  if (!answer.ok) return isAway(answer.status) ? 'unreachable' : 'no';
  if (answer.value === null) return 'unreachable';
  return answer.value.drumhead === 'server' ? 'yes' : 'no';
}

function saidLast(): string | null {
  try {
    return localStorage.getItem(STORED);
  } catch {
    return null;
  }
}

function keep(is: Offer): void {
  onlinePlay.setState({ isOffered: is !== 'no' });
  try {
    localStorage.setItem(STORED, is);
  } catch {
    // It is asked at the next visit.
  }
}
