/** The component by which a rule set gives its advice of the moment. */
import type { ReactNode } from 'react';
import { useHosted } from '../battle/index.ts';
import { type Messages, useMessages } from '../i18n/index.ts';
import type { Point } from '../table/camera.ts';
import { type Advice, type HintRule, hintsOf, saidBy } from './advice.ts';
import type { AdviceProps, Advised } from './rulesGuide.ts';

interface Advisers<Scene, Interaction, Piece> {
  readonly useScene: () => Scene | null;
  readonly useInteraction: <T>(pick: (interaction: Interaction) => T) => T;
  readonly firstAim: (scene: Scene) => Advice<Piece> | null;
  readonly firstStep: (scene: Scene, interaction: Interaction) => Advice<Piece> | null;
  readonly hints: readonly HintRule<Scene, Interaction, Piece>[];
  readonly pieceName: (messages: Messages, scene: Scene, piece: Piece) => string;
  /** Where a piece stands, in millimetres. */
  readonly placeOf: (scene: Scene, piece: Piece) => Point | null;
  readonly sideName: (messages: Messages, scene: Scene, side: number) => string;
}

/** The steps of a guided battle say the same. */
const TOLD_BY_STEPS = /\.(?:dice|rally|left\w*)(?:\.|$)/;
const NOTHING: Advised = { aim: null, step: null, places: [], hints: [] };

export function adviceOf<Scene, Interaction, Piece>(
  advisers: Advisers<Scene, Interaction, Piece>,
): (props: AdviceProps) => ReactNode {
  const { useScene, useInteraction, firstAim, firstStep, hints, pieceName, placeOf, sideName } = advisers;
  return function Advice({ guided, show }) {
    const messages = useMessages();
    const scene = useScene();
    const interaction = useInteraction((all) => all);
    // The aim gives way to the first order: a card shows it at any time.
    const begun = useHosted(({ steps, viewer }) => steps.some(({ seat }) => seat === viewer));
    if (!scene) return show(NOTHING);
    const said = (advice: Advice<Piece> | null) =>
      advice &&
      saidBy(
        advice,
        (piece) => pieceName(messages, scene, piece),
        (side) => sideName(messages, scene, side),
      );
    const step = guided ? firstStep(scene, interaction) : null;
    return show({
      aim: guided && !begun ? said(firstAim(scene)) : null,
      step: said(step),
      places: Object.values(step?.pieces ?? {}).flatMap((piece) => {
        const place = placeOf(scene, piece);
        return place ? [{ x: place.x, y: place.y }] : [];
      }),
      hints: hintsOf(hints, scene, interaction)
        .filter(({ key }) => !guided || !TOLD_BY_STEPS.test(key))
        .flatMap((hint) => said(hint) ?? []),
    });
  };
}
