import type { WireAnswer } from '@boedel/contract/call';
import { accountPreviewCalls } from '@boedel/contract/estate-account/estate-account.calls';
import { ldOptionCalls } from '@boedel/contract/firm/firm.calls';
import { reportOption } from '@boedel/contract/fixed/reports';
import { Button, Switch } from '@mantine/core';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { ConflictError } from '../../client/errors';
import { toQueryKey, useRead } from '../../client/hooks';
import { send } from '../../client/send';
import { markPhrase, t } from '../../i18n/t';
import { Protected, useMay, usePerson } from '../../ui/access';
import { missing } from '../../ui/format';
import { notify } from '../../ui/plain/notices';
import page from '../../ui/page.module.css';
import { PageTitle } from '../../ui/page-title';
import { Loaded } from '../../ui/states';
import { AccountPreview } from './account-preview';
import styles from './firm.module.css';

const { getlist, update, _delete } = ldOptionCalls;
type AccountOptions = WireAnswer<typeof getlist>;
type AccountOption = AccountOptions[number];
const key = toQueryKey(getlist);

/** What a switch does, in a sentence. */
const subjectSays = {
  'Page break before': markPhrase('Start the account on a new page.'),
  'Voucher numbers': markPhrase('Show the voucher number on each line.'),
  'Column borders': markPhrase('Draw lines between the columns.'),
  'Sort by value': markPhrase('List the largest amount first instead of in order of capture.'),
  'Leave out nil lines': markPhrase('Do not print lines and headings without an amount.'),
  Subtotals: markPhrase('Show a subtotal for each group of lines.'),
} as const satisfies Record<(typeof reportOption.subjects)[number], string>;

/** A switch moves at once; the server's answer, or its refusal, puts it where it stands. */
function useSwitching() {
  const client = useQueryClient();
  const setOption = (changed: AccountOption) =>
    client.setQueryData<AccountOptions>(key, (all) => all?.map((one) => (one.id === changed.id ? changed : one)));
  const refreshPreview = (): Promise<void> =>
    client.invalidateQueries({ queryKey: toQueryKey(accountPreviewCalls.preview) });
  const refreshOptions = async (): Promise<void> => {
    await client.invalidateQueries({ queryKey: key });
    await refreshPreview();
  };
  const turn = useMutation({
    mutationFn: ({ id, version, isOn }: AccountOption) =>
      send(update, { body: { id, version, isOn } }, { quiet: true }),
    onMutate: (option) => {
      setOption({ ...option, isDefault: false });
    },
    onSuccess: (changed) => {
      setOption(changed);
      void refreshPreview();
    },
    onError: (error) => {
      if (error instanceof ConflictError) {
        notify({ kind: 'info', message: t('Someone else changed this setting. It now shows their change.') });
      }
      void refreshOptions();
    },
  });
  const forget = useMutation({
    mutationFn: async (options: readonly AccountOption[]) => {
      for (const { id } of options) await send(_delete, { query: { id } }, { quiet: true });
    },
    onSettled: refreshOptions,
  });
  return { turn, forget };
}

/** The thirty layout switches of the accounts, at /lndoptions: five accounts by six subjects. */
export function LdOptionsPage() {
  const options = useRead(getlist);
  const { turn, forget } = useSwitching();
  const { systemType } = usePerson();
  const mayChange = useMay(update);
  const own = options.data?.filter((option) => !option.isDefault) ?? [];
  const draw = (option: AccountOption | undefined) => {
    if (!option || (option.systemTypeID !== null && option.systemTypeID !== systemType)) return missing;
    return (
      <Switch
        aria-label={`${t(option.account)}: ${t(option.subject)}`}
        title={t('Option {number}', { number: option.id })}
        checked={option.isOn}
        disabled={!mayChange}
        onChange={({ currentTarget }) => turn.mutate({ ...option, isOn: currentTarget.checked })}
      />
    );
  };
  return (
    <>
      <PageTitle
        title={t('L&D Options')}
        about={t('Layout of accounts for all matters. You can change it in a matter.')}
      >
        {own.length > 0 && (
          <Protected call={_delete}>
            <Button variant="default" loading={forget.isPending} onClick={() => forget.mutate(own)}>
              {t('Back to the standard layout')}
            </Button>
          </Protected>
        )}
      </PageTitle>
      <Loaded read={options}>
        {(all) => (
          // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- wider than a phone, so it must scroll by keyboard
          <section className={`${page.card} ${styles.grid}`} tabIndex={0} aria-label={t('L&D Options')}>
            <table>
              <thead>
                <tr>
                  <th scope="col">{t('Switch')}</th>
                  {reportOption.accounts.map((account) => (
                    <th key={account} scope="col">
                      {t(account)}
                    </th>
                  ))}
                </tr>
              </thead>
              <tbody>
                {reportOption.subjects.map((subject) => (
                  <tr key={subject}>
                    <th scope="row">
                      {t(subject)}
                      <small>{t(subjectSays[subject])}</small>
                    </th>
                    {reportOption.accounts.map((account) => (
                      <td key={account}>
                        {draw(all.find((one) => one.account === account && one.subject === subject))}
                      </td>
                    ))}
                  </tr>
                ))}
              </tbody>
            </table>
          </section>
        )}
      </Loaded>
      <AccountPreview />
    </>
  );
}
