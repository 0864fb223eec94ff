import { findSecurityLaw } from '@boedel/domain/bond/compute-security-required';
import { systemTypes } from '@boedel/domain/matter/kinds';
import { expect, test } from 'vitest';
import { allTranslations } from './all-translations';

test('what the Master asks for security has its Afrikaans in every kind of matter', () => {
  const laws = systemTypes.flatMap((systemType) =>
    (['ZA', 'NA'] as const).flatMap((country) =>
      [false, true].flatMap((isCompany) => findSecurityLaw({ systemType, country, isCompany }) ?? []),
    ),
  );
  const words = laws.flatMap(({ form, exemption, papers, note }) => [
    form,
    exemption,
    ...papers,
    ...(note ? [note] : []),
  ]);
  expect(laws.length).toBeGreaterThan(12);
  expect(words.filter((word) => !(word in allTranslations))).toEqual([]);
});
