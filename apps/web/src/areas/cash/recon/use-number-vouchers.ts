import { reconCalls } from '@boedel/contract/recon/recon.calls';
import { useCall } from '../../../client/hooks';
import { t } from '../../../i18n/t';
import { notify } from '../../../ui/plain/notices';
import { useMatter } from '../../../ui/the-matter';

/** Gives matched lines without a voucher the next numbers of the firm's series, and says which. */
export function useNumberVouchers() {
  const { id: matterID } = useMatter();
  const number = useCall(reconCalls.autoAssignVouchers, {
    onDone: ({ assigned, first, last, waiting }) =>
      notify({
        kind: 'success',
        message: [
          assigned === 0
            ? t('Every matched line has a voucher.')
            : t('{count} vouchers numbered: {first} to {last}.', { count: assigned, first: first!, last: last! }),
          ...(waiting > 0 ? [t('{count} wait for their document.', { count: waiting })] : []),
        ].join(' '),
      }),
  });
  return { run: () => number.run({ matterID }), isRunning: number.isRunning };
}
