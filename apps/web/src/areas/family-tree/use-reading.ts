import { localDate } from '@boedel/domain/dates/local-date';
import { type FamilyLayout } from '@boedel/domain/family-tree/drawing';
import { type HeirsAsDrawn, heirsAsDrawn } from '@boedel/domain/family-tree/heirs-as-drawn';
import { layOutFamily } from '@boedel/domain/family-tree/lay-out-family';
import { takersAsDrawn } from '@boedel/domain/family-tree/takers-as-drawn';
import type { Family } from '@boedel/domain/succession/family';
import { useMemo } from 'react';
import { useCurrency } from '../../ui/figures/currency';
import { centsOf } from '../../ui/format';
import { useMatter } from '../../ui/the-matter';
import { useToday } from '../../ui/today';
import { cardWords, type CardWords, deceasedWords, type Reading } from './card-words';
import { type Draft, drawnFrom, familyFrom, main, relationWords, type Tree } from './family-draft';
import { useAssetNames, useWill } from './family-tree.queries';
import { willRead } from './will-read';

export interface Read extends Reading {
  readonly family: Family;
  readonly layout: FamilyLayout;
  readonly wordsOf: (key: string) => CardWords;
  readonly hasWill: boolean;
}

/** A circle of parents cannot be read: it is named among what is missing, and nobody is anything to anybody. */
const hasCircle = ({ inTheWay }: HeirsAsDrawn): boolean => inTheWay.some(({ field }) => field.endsWith('.parents'));

/** What the law, or the will, makes of the family on the sheet, worked out again with every change. */
export function useReading(tree: Tree, draft: Draft, byWill: boolean): Read {
  const matter = useMatter();
  const today = useToday();
  const currency = useCurrency();
  const savedWill = useWill(matter.id).data?.will ?? null;
  const assets = useAssetNames(matter.id).data;
  return useMemo(() => {
    const country = matter.country === 'Namibia' ? 'NA' : 'ZA';
    const { deceased, division } = tree;
    const family = familyFrom(draft, deceased, localDate(today));
    const estate = division && !division.isExample ? centsOf(division.over) : undefined;
    const heirs = heirsAsDrawn({
      country,
      family,
      ...(estate !== undefined && { estate }),
      relativesSought: draft.relativesSought,
    });
    const will = savedWill && willRead(savedWill, (id) => (id === deceased.id ? main : String(id)));
    const reading: Reading = {
      draft,
      deceased,
      relations: hasCircle(heirs) ? new Map() : relationWords(family, draft),
      heirs,
      ...(byWill && will && { takers: takersAsDrawn(will, family) }),
      today,
      country,
      currency,
      ...(estate !== undefined && { estate }),
      assetName: (id) => assets?.rows.find((asset) => String(asset.id) === id)?.name ?? '',
    };
    const words = new Map<string, CardWords>([
      [main, deceasedWords(reading)],
      ...draft.people.map(({ key }) => [key, cardWords(key, reading)] as const),
    ]);
    return {
      ...reading,
      family,
      layout: layOutFamily(drawnFrom(family, draft)),
      wordsOf: (key) => words.get(key)!,
      hasWill: will !== null,
    };
  }, [tree, draft, byWill, savedWill, assets, matter.country, today, currency]);
}
