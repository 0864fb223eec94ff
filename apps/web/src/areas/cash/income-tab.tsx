import { incomeCalls } from '@boedel/contract/cash/cash.calls';
import { incomes } from '@boedel/contract/cash/income.record';
import { checkMoneyEntry, type MoneyEntry } from '@boedel/domain/cash/entry';
import type { LocalDate } from '@boedel/domain/dates/local-date';
import { systemType } from '@boedel/domain/matter/kinds';
import { createRecordKit, type RecordScreenRow } from '../../client/record/matter-record';
import { markPhrase, t } from '../../i18n/t';
import type { ListColumn } from '../../ui/list/column';
import { useMatter } from '../../ui/the-matter';
import { useToday } from '../../ui/today';
import { EntriesTab } from './entries-tab';

const kit = createRecordKit(incomes, incomeCalls);
/** In an estate, income of a period over the death is partly capital. */
const aroundDeath: readonly ListColumn<RecordScreenRow>[] = [
  { key: 'accruedAtDeath', title: markPhrase('Accrued at death'), kind: 'money' },
  { key: 'afterDeath', title: markPhrase('After death'), kind: 'money' },
];

export function IncomeTab() {
  const matter = useMatter();
  const today = useToday();
  return (
    <EntriesTab
      kit={kit}
      dayField="receivedDate"
      none={t('No income.')}
      words={[t('received'), t('still to be received')]}
      {...(matter.systemTypeID === systemType.estateLate && { worked: aroundDeath })}
      rule={(values) =>
        checkMoneyEntry(
          values as unknown as MoneyEntry,
          { field: 'receivedDate', on: values['receivedDate'] as LocalDate },
          today,
        )
      }
    />
  );
}
