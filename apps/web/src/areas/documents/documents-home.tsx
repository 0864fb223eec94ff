import { Button } from '@mantine/core';
import { useNavigate } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { t } from '../../i18n/t';
import { useAddressState } from '../../ui/address-state';
import { OnlyCapture } from '../../ui/only-capture';
import { SubTabs } from '../../ui/sub-tabs';
import { DocumentsTab, type DocumentSigning } from './documents-tab';

interface DocumentsHomeProps {
  readonly made: ReactNode;
  readonly packs: ReactNode;
  readonly copies: ReactNode;
  readonly mail: ReactNode;
  readonly signing: DocumentSigning;
}

/** What is on file, what was made from templates and what was bound. While one is made it has the page to itself. */
export function DocumentsHome({ made, packs, copies, mail, signing }: DocumentsHomeProps) {
  const [making] = useAddressState('make');
  const [opened] = useAddressState('document');
  const navigate = useNavigate();
  const [packing] = useAddressState('pack');
  if (making !== '') return made;
  if (packing !== '') return packs;
  const make = (
    <OnlyCapture>
      <Button
        variant="default"
        onClick={() =>
          void navigate({
            to: '.',
            search: (now: Record<string, unknown>) => ({ ...now, show: 'made', make: 'choose' }),
          } as never)
        }
      >
        {t('Create document')}
      </Button>
    </OnlyCapture>
  );
  if (opened !== '') return <DocumentsTab signing={signing} />;
  return (
    <SubTabs
      label={t('Documents')}
      tabs={[
        { key: 'files', label: t('On file'), content: <DocumentsTab actions={make} signing={signing} /> },
        { key: 'made', label: t('Created from templates'), content: made },
        { key: 'packs', label: t('Packs'), content: packs },
        { key: 'mail', label: t('Mail'), content: mail },
        { key: 'copies', label: t('Copies'), content: copies },
      ]}
    />
  );
}
