import { systemType as kinds } from '@boedel/domain/matter/kinds';
import type { WireAnswer, WireBody } from '@boedel/contract/call';
import { matterCalls } from '@boedel/contract/matter/matter.calls';
import { newMatterSchema } from '@boedel/contract/matter/matter.schema';
import { Stepper } from '@mantine/core';
import { useNavigate } from '@tanstack/react-router';
import { useState } from 'react';
import { FormProvider } from 'react-hook-form';
import { paths } from '../../../client/paths';
import { CallError } from '../../../client/errors';
import { useCall, useRead } from '../../../client/hooks';
import { t } from '../../../i18n/t';
import { usePerson } from '../../../ui/access';
import { SharedModal } from '../../../ui/dialog/modal';
import { FormSections } from '../../../ui/fields/form-fields';
import { useRecordForm } from '../../../ui/fields/use-record-form';
import { createMatterLabel, newMatterLabel } from '../../../ui/matter-words';
import { useDetailsChoices } from '../details-choices';
import { useMatterFile } from './matter-file';
import { isJoined, createMatterSection, partyTitle } from './new-matter.fields';
import { PartyStep } from './party-step';

type AddMatterBody = WireBody<typeof matterCalls.add>;
type NewMatterCountry = WireAnswer<typeof matterCalls.getIntermediaryCountry>['country'];

/** Whoever opens it begins at the first field, not at the cross that closes it; so does whoever goes on to the next step. */
const startHere = (node: HTMLElement | null): void => {
  const first = node?.querySelector('input');
  first?.setAttribute('data-autofocus', '');
  if (node?.dataset['step'] !== '0') first?.focus();
};

export function NewMatterDialog({ onClose }: { onClose: () => void }) {
  const firm = useRead(matterCalls.getIntermediaryCountry, undefined, { quiet: true });
  return firm.data ? <Wizard country={firm.data.country} onClose={onClose} /> : null;
}

/** The party first, then the matter. Whoever is like the party elsewhere was shown by then, so it is saved at once. */
function Wizard({ country, onClose }: { country: NewMatterCountry; onClose: () => void }) {
  const { systemType } = usePerson();
  const navigate = useNavigate();
  const choices = useDetailsChoices();
  const [step, setStep] = useState(0);
  const fromFile = useMatterFile();
  const add = useCall(matterCalls.add, {
    says: t('The matter was created.'),
  });
  const form = useRecordForm({
    value: {
      systemTypeID: systemType,
      country,
      reference: null,
      main: { surname: '', kind: systemType === kinds.trust ? 'trust' : 'person' },
    } satisfies AddMatterBody,
    schema: newMatterSchema,
  });

  /** A refusal of the party's fields leads back to the step they are on. */
  const showRefusal = (error: unknown): void => {
    if (!(error instanceof CallError)) throw error;
    for (const [name, [sentence]] of Object.entries(error.fields)) {
      const field = name in form.getValues() || name.startsWith('marriage.') ? name : `main.${name}`;
      form.setError(field, { type: 'server', message: t(sentence ?? '') }, { shouldFocus: true });
      if (/^(?:main|marriage)\./.test(field)) setStep(0);
    }
  };
  const create = form.handleSubmit(
    async (values) => {
      try {
        const { marriage, ...captured } = values as AddMatterBody;
        const joined = isJoined(captured.main.maritalStatus) && marriage ? { marriage } : {};
        const { matter } = await add.runAsync({ ...captured, ...joined, duplicatesSeen: true });
        if (matter) void navigate({ to: paths.matter.details({ id: matter.id }) });
      } catch (error) {
        showRefusal(error);
      }
    },
    (errors) => setStep('main' in errors || 'marriage' in errors ? 0 : 1),
  );
  const goToNextStep = async (): Promise<void> => {
    if (await form.trigger(['main', 'marriage'], { shouldFocus: true })) setStep(1);
  };

  const partyKind: string = form.getValues('main.kind') ?? 'person';
  return (
    <FormProvider {...form}>
      <SharedModal
        opened
        size="xl"
        title={t(newMatterLabel[systemType] ?? 'New matter')}
        isSaving={add.isRunning || fromFile.isRunning}
        saveLabel={step === 0 ? t('Next') : t(createMatterLabel[systemType] ?? 'Create the matter')}
        onSave={() => void (step === 0 ? goToNextStep() : create())}
        hasUnsaved={form.formState.isDirty}
        onCancel={onClose}
        extra={
          step === 0
            ? { label: t('Open a matter’s file'), onClick: fromFile.choose }
            : { label: t('Back'), onClick: () => setStep(0) }
        }
      >
        {fromFile.input}
        <Stepper
          active={step}
          onStepClick={(to) => void (to === 0 ? setStep(0) : goToNextStep())}
          size="sm"
          mb="md"
          iconSize={28}
        >
          <Stepper.Step label={t(partyTitle[systemType] ?? 'The party')} />
          <Stepper.Step label={t('The matter')} />
        </Stepper>
        <div key={step} data-step={step} ref={startHere}>
          {step === 0 ? (
            <PartyStep systemType={systemType} />
          ) : (
            <FormSections sections={[createMatterSection(systemType, partyKind, choices)]} />
          )}
        </div>
      </SharedModal>
    </FormProvider>
  );
}
