import { Button, Select, TextInput } from '@mantine/core';
import { IconPlus, IconX } from '@tabler/icons-react';
import { t } from '../../i18n/t';
import styles from './signing.module.css';

export interface NewSigner {
  /** Tells the rows apart while they are typed. */
  readonly key: number;
  readonly name: string;
  readonly email: string;
  readonly language: 'en' | 'af';
}

let last = 0;
export const createSigner = (): NewSigner => ({ key: (last += 1), name: '', email: '', language: 'en' });

interface SignerRowsProps {
  readonly signers: readonly NewSigner[];
  readonly onChange: (signers: readonly NewSigner[]) => void;
  readonly errorOf: (field: string) => string | undefined;
  /** Without addresses, where a print goes out. */
  readonly namesOnly?: boolean;
}

/** Who signs, in their order. */
export function SignerRows({ signers, onChange, errorOf, namesOnly = false }: SignerRowsProps) {
  const changeSigner = (key: number, part: Partial<NewSigner>): void =>
    onChange(signers.map((one) => (one.key === key ? { ...one, ...part } : one)));
  return (
    <fieldset className={styles.rows}>
      <legend>{t('Signers, in signing order')}</legend>
      {signers.map((signer, at) => (
        <div key={signer.key} className={styles.row} data-names-only={namesOnly || undefined}>
          <TextInput
            label={t('Name of signer {number}', { number: at + 1 })}
            value={signer.name}
            maxLength={120}
            data-autofocus={at === 0 || undefined}
            error={errorOf(`signers.${at}.name`)}
            onChange={(event) => changeSigner(signer.key, { name: event.currentTarget.value })}
          />
          {!namesOnly && (
            <>
              <TextInput
                label={t('Email address')}
                type="email"
                value={signer.email}
                maxLength={254}
                error={errorOf(`signers.${at}.email`)}
                onChange={(event) => changeSigner(signer.key, { email: event.currentTarget.value })}
              />
              <Select
                label={t('Language')}
                allowDeselect={false}
                data={[
                  { value: 'en', label: 'English' },
                  { value: 'af', label: 'Afrikaans' },
                ]}
                value={signer.language}
                onChange={(value) => changeSigner(signer.key, { language: value === 'af' ? 'af' : 'en' })}
              />
            </>
          )}
          <Button
            variant="subtle"
            color="gray"
            aria-label={t('Remove signer {number}', { number: at + 1 })}
            disabled={signers.length === 1}
            onClick={() => onChange(signers.filter(({ key }) => key !== signer.key))}
          >
            <IconX size={16} aria-hidden />
          </Button>
        </div>
      ))}
      <Button
        size="compact-sm"
        variant="default"
        leftSection={<IconPlus size={14} aria-hidden />}
        disabled={signers.length >= 20}
        onClick={() => onChange([...signers, createSigner()])}
      >
        {t('Add signer')}
      </Button>
    </fieldset>
  );
}
