/** What is under way in the rule sets beside single battles, such as a campaign. */
import { type ReactNode, useEffect, useState } from 'react';
import { documentStorage, type StoredDocument } from '../../documents/documentStorage.ts';
import { manifests } from '../../rulesets/manifests.ts';
import type { HomeCard } from '../../rulesets/rulesetManifest.ts';

interface Shown {
  readonly kind: string;
  readonly Card: HomeCard;
  readonly docs: readonly StoredDocument[];
}

export function HomeCards(): ReactNode {
  const [shown, setShown] = useState<readonly Shown[]>([]);
  useEffect(() => {
    let unmounted = false;
    // Without its cards the front page lacks a short cut, no more.
    cardsThatApply().then(
      (cards) => unmounted || setShown(cards),
      () => undefined,
    );
    return () => {
      unmounted = true;
    };
  }, []);
  return shown.map(({ kind, Card, docs }) => <Card key={kind} docs={docs} />);
}

async function cardsThatApply(): Promise<readonly Shown[]> {
  const storage = await documentStorage();
  const cards = await Promise.all(
    manifests.map(async ({ homeCard }) => {
      const docs = homeCard ? await storage.list(homeCard.kind) : [];
      return homeCard && docs.length > 0 ? [{ kind: homeCard.kind, Card: await homeCard.load(), docs }] : [];
    }),
  );
  return cards.flat();
}
