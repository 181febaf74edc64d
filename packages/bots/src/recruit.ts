import type { Command, Player, RandomInt } from '@drumhead/engine';

/** Rung 0, the recruit: any offer, each as likely. */
export function recruitPlayer<S, C extends Command>(choose: RandomInt): Player<S, C> {
  return {
    name: 'recruit',
    choose: (_view, _seat, offers) => offers[choose(offers.length)] as C,
  };
}
