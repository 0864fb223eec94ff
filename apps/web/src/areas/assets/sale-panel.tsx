import { assetCalls } from '@boedel/contract/assets/assets.calls';
import { hasPart } from '@boedel/domain/assets/asset-kind';
import { saleSteps } from '@boedel/domain/assets/sale';
import { Button } from '@mantine/core';
import { IconCheck, IconMail } from '@tabler/icons-react';
import { type ReactNode, useState } from 'react';
import { useCall } from '../../client/hooks';
import { t } from '../../i18n/t';
import { ReasonDialog } from '../../ui/dialog/reason-dialog';
import type { FieldOption } from '../../ui/fields/field';
import { Amount } from '../../ui/figures/amount';
import { missing } from '../../ui/format';
import { OnlyCapture } from '../../ui/only-capture';
import { PeopleSection } from '../../ui/people-section';
import { auctionLabels, stepLabels } from './asset-words';
import { type AssetAnswer } from './assets.queries';
import styles from './assets.module.css';
import { LetterDialog } from './letter-dialog';
import { type SaleAction, SaleDialog } from './sale-dialogs';

const isDone = (asset: AssetAnswer): Readonly<Record<(typeof saleSteps)[number], boolean>> => ({
  valuationRequested: asset.isValuationRequested || asset.valuationAmount !== null,
  saleArranged: asset.isSaleArranged,
  offerSigned: asset.oTPSignedDate !== null || (asset.isAuction && asset.isAssetSold),
  resultAdded: asset.isSaleResultAdded,
});

/** How far the asset is on the way to a sale, what comes next, and whom to write to. */
export function SalePanel({ asset, valuers }: { asset: AssetAnswer; valuers: readonly FieldOption[] }) {
  const [act, setAct] = useState<SaleAction>();
  const [cancelling, setCancelling] = useState<'sale' | 'valuation'>();
  const [letter, setLetter] = useState<'valuer' | 'auctioneer' | 'buyer'>();
  const mailed = { says: t('Email queued for sending.'), onDone: () => setLetter(undefined) };
  const valuer = useCall(assetCalls.emailValuer, mailed);
  const auctioneer = useCall(assetCalls.emailAuctioneer, mailed);
  const buyer = useCall(assetCalls.emailBuyer, mailed);
  const stopped = { onDone: () => setCancelling(undefined) };
  const cancel = useCall(assetCalls.cancelSale, stopped);
  const cancelValuation = useCall(assetCalls.cancelValuation, stopped);
  if (!hasPart(asset.kind, 'sale')) return null;
  const done = isDone(asset);
  const facts: Readonly<Record<(typeof saleSteps)[number], ReactNode>> = {
    valuationRequested: asset.valuationRequestedDate ?? asset.valuationDate ?? missing,
    saleArranged: asset.isSaleArranged
      ? `${asset.isAuction ? t('Auction') : t('Out of hand')}, ${asset.arrangedDate}`
      : missing,
    offerSigned: asset.oTPSignedDate ? (
      <>
        {asset.buyerName}, {asset.oTPSignedDate}, <Amount rands={asset.purchasePrice} />
      </>
    ) : asset.isAuction ? (
      t('Not needed for an auction')
    ) : (
      missing
    ),
    resultAdded: asset.isAssetSold ? (
      <>
        <Amount rands={asset.saleResultAmount} />, {asset.saleResultDate}
      </>
    ) : (
      missing
    ),
  };
  const letters = {
    valuer: [t('Email valuer'), asset.isValuationRequestSent, valuer],
    auctioneer: [t('Email auctioneer'), asset.isAuctionArrangedSaleSent, auctioneer],
    buyer: [t('Email buyer'), asset.isOutOfHandSaleSent, buyer],
  } as const;
  const renderMailButton = (to: keyof typeof letters) => {
    const [label, isSent] = letters[to];
    return (
      <OnlyCapture>
        <Button
          variant="default"
          size="compact-sm"
          leftSection={isSent ? <IconCheck size={14} aria-hidden /> : <IconMail size={14} aria-hidden />}
          onClick={() => setLetter(to)}
        >
          {isSent ? t('{mail}: sent. Send again', { mail: label }) : label}
        </Button>
      </OnlyCapture>
    );
  };
  return (
    <PeopleSection
      title={t('Sale')}
      actions={
        <>
          {asset.isValuationRequested && !asset.isAssetSold && (
            <>
              {renderMailButton('valuer')}
              <OnlyCapture>
                <Button variant="default" size="compact-sm" onClick={() => setCancelling('valuation')}>
                  {t('Cancel valuation')}
                </Button>
              </OnlyCapture>
            </>
          )}
          {asset.isAuction && renderMailButton('auctioneer')}
          {asset.isSaleArranged && !asset.isAuction && renderMailButton('buyer')}
          {asset.isAuction && !asset.isAssetSold && (
            <OnlyCapture>
              <Button variant="default" size="compact-sm" onClick={() => setAct('auction')}>
                {t('Auction result')}
              </Button>
            </OnlyCapture>
          )}
          {asset.isSaleArranged && (
            <OnlyCapture>
              <Button variant="default" size="compact-sm" onClick={() => setCancelling('sale')}>
                {t('Cancel the sale')}
              </Button>
            </OnlyCapture>
          )}
        </>
      }
    >
      <ol className={styles.steps}>
        {saleSteps.map((step) => (
          <li key={step} data-done={done[step] || undefined} data-next={asset.nextStep === step || undefined}>
            <span className={styles.stepMark} aria-hidden>
              {done[step] ? <IconCheck size={14} /> : null}
            </span>
            <span>
              <strong>{t(stepLabels[step]!)}</strong>
              <small>{facts[step]}</small>
              {step === 'saleArranged' && asset.auctionStatus && (
                <small>
                  {t(auctionLabels[asset.auctionStatus]!)} {asset.auctionDate}
                </small>
              )}
            </span>
            {(asset.nextStep === step ||
              (step === 'valuationRequested' && !asset.isValuationRequested && !asset.isAssetSold)) && (
              <OnlyCapture hide>
                <Button
                  size="compact-sm"
                  variant={asset.nextStep === step ? 'filled' : 'default'}
                  onClick={() => setAct(step)}
                >
                  {t(stepLabels[step]!)}
                </Button>
              </OnlyCapture>
            )}
            {step === 'offerSigned' && asset.isAuction && !asset.isAssetSold && !asset.oTPSignedDate && (
              <OnlyCapture hide>
                <Button size="compact-sm" variant="default" onClick={() => setAct('offerSigned')}>
                  {t('Add the signed offer')}
                </Button>
              </OnlyCapture>
            )}
          </li>
        ))}
      </ol>
      {act && <SaleDialog asset={asset} act={act} valuers={valuers} onClose={() => setAct(undefined)} />}
      {letter && (
        <LetterDialog
          title={letters[letter][0]}
          assetID={asset.id}
          isSending={letters[letter][2].isRunning}
          onSend={(words) => letters[letter][2].run({ assetID: asset.id, ...words })}
          onClose={() => setLetter(undefined)}
        />
      )}
      {cancelling === 'valuation' && (
        <ReasonDialog
          title={t('Cancel valuation')}
          confirmLabel={t('Cancel valuation')}
          destructive
          call={cancelValuation}
          onCancel={() => setCancelling(undefined)}
          onConfirm={(comment) => cancelValuation.run({ assetID: asset.id, comment })}
        >
          {asset.isValuationRequestSent && (
            <p>{t('We asked the valuer by email and will email them about the cancellation.')}</p>
          )}
        </ReasonDialog>
      )}
      {cancelling === 'sale' && (
        <ReasonDialog
          title={t('Cancel sale')}
          confirmLabel={t('Cancel the sale')}
          destructive
          call={cancel}
          onCancel={() => setCancelling(undefined)}
          onConfirm={(comment) => cancel.run({ assetID: asset.id, comment })}
        >
          <p>{t('The valuation is kept, and you can arrange a new sale.')}</p>
          {asset.isAuction && asset.isAuctionArrangedSaleSent && (
            <p>{t('We emailed the auctioneer about the sale and will email them about the cancellation.')}</p>
          )}
        </ReasonDialog>
      )}
    </PeopleSection>
  );
}
