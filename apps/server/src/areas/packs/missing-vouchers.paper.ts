import { type PaperBlock, toRuns } from '@boedel/document/tree/paper';
import { formatAccountAmount } from '@boedel/domain/formats/amount';
import { countries, defaultCountry, findCountry } from '@boedel/domain/law/country';
import type { VoucherBundle } from '@boedel/domain/lodging/voucher-bundle';
import { createPaperTranslator, type PaperLanguage } from '../../platform/paper/words';
import type { OpenedMatter } from '../../platform/tenancy/matter-door';

/** At the front of the bundle: lines that no paper proves, and those that have no number yet. */
export function listMissingVouchers(
  { missing }: VoucherBundle,
  language: PaperLanguage,
  { country }: Pick<OpenedMatter, 'country'>,
): readonly PaperBlock[] {
  const found = findCountry(country) ?? defaultCountry;
  const say = createPaperTranslator(language, found);
  const title: PaperBlock = { kind: 'heading', level: 2, text: say('Vouchers that are missing') };
  if (missing.length === 0) {
    return [title, { kind: 'paragraph', text: toRuns(say('None. Each line of the account has its voucher.')) }];
  }
  return [
    title,
    {
      kind: 'table',
      about: say('Vouchers that are missing'),
      ruled: false,
      columns: [
        { kind: 'voucher', title: say('Voucher') },
        { kind: 'words', title: say('Description') },
        { kind: 'words', title: say('What is missing') },
        { kind: 'amount', title: countries[found].currencyPrefix.trim() },
      ],
      rows: missing.map(({ name, voucher, amount, papers }) => ({
        kind: 'line',
        cells: [
          voucher,
          say.line(name),
          papers.length > 0
            ? say('The number')
            : voucher === null
              ? say('The document and its number')
              : say('The document'),
          { cents: amount, shown: formatAccountAmount(amount) },
        ],
      })),
    },
  ];
}
