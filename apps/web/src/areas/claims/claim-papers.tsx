import { claimPaperCalls } from '@boedel/contract/claims/claims.calls';
import { documentCalls, documentLinkCalls } from '@boedel/contract/documents/documents.calls';
import { Button, Menu } from '@mantine/core';
import { IconChevronDown, IconUpload } from '@tabler/icons-react';
import { useRef } from 'react';
import { useCall, useRead } from '../../client/hooks';
import { Papers } from '../../client/papers';
import { markPhrase, t } from '../../i18n/t';
import { OnlyCapture } from '../../ui/only-capture';
import { useMatter } from '../../ui/the-matter';
import type { ClaimAnswer } from './claims.queries';
import styles from './claims.module.css';

/** Papers that have a step of their own in the trail, with the kind of document each is. */
const papers = [
  {
    key: 'nomination',
    label: markPhrase('Nomination form'),
    type: 17,
    call: claimPaperCalls.uploadedNominationFormAudit,
  },
  {
    key: 'claimForm',
    label: markPhrase('Court claim form'),
    type: 5,
    call: claimPaperCalls.uploadedCourtClaimFormAudit,
  },
  { key: 'order', label: markPhrase('Court order'), type: 11, call: claimPaperCalls.uploadedCourtOrderAudit },
  {
    key: 'certificate',
    label: markPhrase('Certificate of appointment'),
    type: 14,
    call: claimPaperCalls.uploadedCertificateOfAppointmentAudit,
  },
] as const;

/** What is filed of a claim, the forms that are made from it, and what came in signed. */
export function ClaimPapers({ claim }: { claim: ClaimAnswer }) {
  const read = useRead(documentLinkCalls.getbyclaimid, { claimID: claim.id });
  const nomination = useCall(claimPaperCalls.convertNominationFormToPDF, { says: t('Form added to the documents.') });
  const court = useCall(claimPaperCalls.convertCourtFormToPDF, { says: t('Form added to the documents.') });
  return (
    <>
      <div className={styles.tools}>
        <OnlyCapture needs="documents">
          <Button
            variant="default"
            size="compact-sm"
            loading={nomination.isRunning}
            onClick={() => nomination.run({ claimID: claim.id })}
          >
            {t('Nomination form as PDF')}
          </Button>
        </OnlyCapture>
        <OnlyCapture needs="documents">
          <Button
            variant="default"
            size="compact-sm"
            loading={court.isRunning}
            onClick={() => court.run({ claimID: claim.id })}
          >
            {t('Court claim form as PDF')}
          </Button>
        </OnlyCapture>
        <CameIn claim={claim} />
      </div>
      <Papers
        read={read}
        about={{ claimID: claim.id }}
        none={t('No documents for this claim yet.')}
        says={t('Added to the claim.')}
      />
    </>
  );
}

/** Files what came in as what it is; the trail of the claim says which paper that was. */
function CameIn({ claim }: { claim: ClaimAnswer }) {
  const matter = useMatter();
  const input = useRef<HTMLInputElement>(null);
  const chosen = useRef<(typeof papers)[number]>(papers[0]);
  const upload = useCall(documentCalls.uploadByType);
  const calls = {
    nomination: useCall(papers[0].call, { says: t('Added to the claim.') }),
    claimForm: useCall(papers[1].call, { says: t('Added to the claim.') }),
    order: useCall(papers[2].call, { says: t('Added to the claim.') }),
    certificate: useCall(papers[3].call, { says: t('Added to the claim.') }),
  };
  const send = async (files: readonly File[]): Promise<void> => {
    const { type, key } = chosen.current;
    try {
      const filed = await upload.runAsync({ matterID: matter.id, claimID: claim.id, type }, { files });
      for (const { id } of filed) await calls[key].runAsync({ claimID: claim.id, documentID: id });
    } catch {
      // The call has said what is wrong.
    }
  };
  return (
    <>
      <Menu>
        <Menu.Target>
          <Button
            variant="default"
            size="compact-sm"
            loading={upload.isRunning}
            disabled={!matter.mayCapture}
            leftSection={<IconUpload size={14} aria-hidden />}
            rightSection={<IconChevronDown size={14} aria-hidden />}
          >
            {t('Received signed')}
          </Button>
        </Menu.Target>
        <Menu.Dropdown>
          {papers.map((paper) => (
            <Menu.Item
              key={paper.key}
              onClick={() => {
                chosen.current = paper;
                input.current?.click();
              }}
            >
              {t(paper.label)}
            </Menu.Item>
          ))}
        </Menu.Dropdown>
      </Menu>
      <input
        ref={input}
        type="file"
        hidden
        aria-label={t('Received signed')}
        onChange={(event) => {
          const files = [...(event.currentTarget.files ?? [])];
          event.currentTarget.value = '';
          if (files.length > 0) void send(files);
        }}
      />
    </>
  );
}
