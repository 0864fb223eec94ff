import { organisationCalls } from '@boedel/contract/firm/firm.calls';
import { milestoneSignatories } from '@boedel/contract/firm/settings.schema';
import { Radio, Stack } from '@mantine/core';
import { useId } from 'react';
import { useCall } from '../../client/hooks';
import { t } from '../../i18n/t';
import { useMay } from '../../ui/access';
import page from '../../ui/page.module.css';
import styles from './firm.module.css';

const { updateAgent } = organisationCalls;

/** Who signs letters about milestones; the choice is saved as it is made. */
export function SignatoryCard({ firm }: { firm: { readonly id: number; readonly milestoneSignatoryEnum: number } }) {
  const id = useId();
  const save = useCall(updateAgent, { says: t('Saved.') });
  const mayChange = useMay(updateAgent);
  return (
    <section className={`${page.card} ${styles.card}`} aria-labelledby={id}>
      <div>
        <h2 id={id}>{t('Milestone letters')}</h2>
        <p>{t('The name and signature under letters about milestones.')}</p>
      </div>
      <Radio.Group
        aria-labelledby={id}
        value={`${firm.milestoneSignatoryEnum}`}
        onChange={(chosen) => save.run({ intermediaryID: firm.id, milestoneSignatoryEnum: Number(chosen) })}
      >
        <Stack gap={8}>
          {Object.entries(milestoneSignatories).map(([value, label]) => (
            <Radio key={value} value={value} label={t(label)} disabled={!mayChange || save.isRunning} />
          ))}
        </Stack>
      </Radio.Group>
    </section>
  );
}
