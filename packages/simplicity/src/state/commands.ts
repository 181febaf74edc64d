/** Commands of players. Lengths in lattice steps, directions and turns in sixteenths of a degree. */
import type { DrawCommand } from '@drumhead/engine';
import type { Edge } from './state.ts';

export type Command =
  // setting up
  | { readonly type: 'edge'; readonly edge: Edge }
  | {
      readonly type: 'place';
      readonly unit: number;
      readonly x: number;
      readonly y: number;
      readonly facing: number;
      /** Section it takes up (SIP-DEP-5), or -1. */
      readonly section: number;
    }
  | { readonly type: 'placeCommand'; readonly command: number; readonly x: number; readonly y: number }
  | { readonly type: 'goFirst'; readonly first: boolean }
  /** SIP-SCN-1: a unit or Command base that is due comes on. */
  | { readonly type: 'arrive'; readonly unit: number; readonly command: number; readonly x: number }
  // orders
  | {
      readonly type: 'move';
      readonly unit: number;
      readonly turn: number;
      readonly distance: number;
      readonly turnAfter: number;
    }
  | {
      readonly type: 'road';
      readonly unit: number;
      readonly road: number;
      readonly distance: number;
      readonly facing: number;
    }
  | {
      readonly type: 'enter';
      readonly unit: number;
      readonly turn: number;
      readonly section: number;
      readonly facing: number;
    }
  | { readonly type: 'leave'; readonly unit: number; readonly side: number; readonly distance: number }
  | { readonly type: 'retire'; readonly unit: number; readonly distance: number }
  | { readonly type: 'fire'; readonly unit: number; readonly target: number }
  | {
      readonly type: 'moveFire';
      readonly unit: number;
      readonly fireFirst: boolean;
      readonly turn: number;
      readonly distance: number;
      readonly turnAfter: number;
      readonly target: number;
    }
  | {
      readonly type: 'charge';
      readonly unit: number;
      readonly target: number;
      readonly turn: number;
      readonly from: number;
      readonly command: number;
    }
  | { readonly type: 'rally'; readonly unit: number; readonly command: number }
  | { readonly type: 'reroll'; readonly unit: number; readonly command: number }
  | { readonly type: 'moveCommand'; readonly command: number; readonly path: readonly number[] }
  | { readonly type: 'endTurn' }
  // choices that rules ask for
  | { readonly type: 'advance'; readonly distance: number; readonly facing: number; readonly occupy: boolean }
  | { readonly type: 'face'; readonly facing: number }
  | { readonly type: 'resign' }
  | DrawCommand;

/** Fields that name a piece; the first one that an order has says who carries it out. */
export const ORDERED_PIECES: readonly string[] = ['unit', 'command'];
