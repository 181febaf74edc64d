/** The component by which a rule set gives its advice of the moment. */
import type { ReactNode } from 'react';
import { useHosted } from '../battle/index.ts';
import { lastOrderIn } from '../battle/host/lastOrders.ts';
import { type Messages, useMessages } from '../i18n/index.ts';
import type { Point } from '../table/camera.ts';
import type { Spot } from '../table/spots.ts';
import { type Advice, type Advising, type Held, orderInHand, saidBy } from './advice.ts';
import type { AdviceProps, Advised } from './rulesGuide.ts';
import { useHead, useWarning } from './useHead.ts';

interface Advisers<Scene extends { readonly state: object }, Interaction extends Held, Piece, Event>
  extends Advising<Scene, Interaction, Piece> {
  readonly useScene: () => Scene | null;
  /** What the head is asked about, if it is not the position itself; the same object each time. */
  readonly asksAbout?: (scene: Scene, interaction: Interaction) => object;
  readonly useInteraction: <T>(pick: (interaction: Interaction) => T) => T;
  /** `begun`: the viewer has given an order. */
  readonly firstAim: (scene: Scene, begun: boolean) => Advice<Piece> | null;
  /**
   * What befell the player by the events since the own last order, those of that order and its dice included; not what
   * the step says by itself.
   */
  readonly newsOf: (scene: Scene, events: readonly Event[], step: Advice<Piece>) => readonly Advice<Piece>[];
  readonly pieceName: (messages: Messages, scene: Scene, piece: Piece) => string;
  /** Where a piece stands, in millimetres. */
  readonly placeOf: (scene: Scene, piece: Piece) => Point | null;
  readonly sideName: (messages: Messages, scene: Scene, side: number) => string;
  /** Proposes the move of a step: it is drawn on the table. */
  readonly propose: (move: object) => void;
}

const NOTHING: Advised = { news: [], aim: null, step: null, places: [], draw: null, warning: null };

export function adviceOf<Scene extends { readonly state: object }, Interaction extends Held, Piece, Event>(
  advisers: Advisers<Scene, Interaction, Piece, Event>,
): (props: AdviceProps) => ReactNode {
  const {
    useScene,
    useInteraction,
    asksAbout,
    firstAim,
    firstStep,
    endingOf,
    newsOf,
    pieceName,
    placeOf,
    sideName,
    propose,
  } = advisers;
  return function Advice({ guided, show }) {
    const messages = useMessages();
    const scene = useScene();
    const interaction = useInteraction((all) => all);
    // The aim gives way to the first order: a card shows it at any time. What is close to the end is said later.
    const last = useHosted(lastOrderIn);
    const begun = last > 0;
    const head = useHead(guided && scene ? (asksAbout?.(scene, interaction) ?? scene.state) : null);
    const inHand = scene && orderInHand({ firstStep, endingOf }, scene, interaction, guided ? head : null);
    const objection = useWarning(scene?.state ?? null, inHand);
    const steps = useHosted(({ steps }) => steps);
    if (!scene) return show(NOTHING);
    const said = (advice: Advice<Piece> | null) =>
      advice &&
      saidBy(
        advice,
        (piece) => pieceName(messages, scene, piece),
        (side) => sideName(messages, scene, side),
      );
    const step = guided ? firstStep(scene, interaction, head) : null;
    const move = step?.move;
    const events = steps.slice(Math.max(0, last - 1)).flatMap((one) => one.events as readonly unknown[]);
    return show({
      // The host keeps events of any rules: here they are of these.
      news:
        guided && begun && step
          ? newsOf(scene, events as readonly Event[], step).flatMap((one) => said(one) ?? [])
          : [],
      aim: guided ? said(firstAim(scene, begun)) : null,
      step: said(step),
      places: step ? spotsOf(step, (piece) => placeOf(scene, piece)) : [],
      draw: move ? () => propose(move) : null,
      warning: objection && { state: scene.state, objection, ending: interaction.tool.at === 'idle' },
    });
  };
}

/** Where its pieces stand; of a move to be dragged only its way. */
function spotsOf<Piece>({ pieces = {}, to }: Advice<Piece>, placeOf: (piece: Piece) => Point | null): readonly Spot[] {
  const places = Object.values(pieces).flatMap((piece) => {
    const place = placeOf(piece);
    return place ? [{ x: place.x, y: place.y }] : [];
  });
  const [from] = places;
  if (to && from)
    return [
      { at: from, from: null },
      { at: to, from },
    ];
  return places.map((at) => ({ at, from: null }));
}
