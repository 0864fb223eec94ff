import { Button, Group, SegmentedControl } from '@mantine/core';
import { IconDownload } from '@tabler/icons-react';
import { t } from '../../i18n/t';

export type PaperFileFormat = 'pdf' | 'docx' | 'xlsx';
export type PaperToolsLanguage = 'en' | 'af';

const files: readonly { readonly format: PaperFileFormat; readonly label: string }[] = [
  { format: 'pdf', label: 'PDF' },
  { format: 'docx', label: 'Word' },
  { format: 'xlsx', label: 'Excel' },
];

export interface PaperToolsProps {
  readonly language: PaperToolsLanguage;
  readonly onLanguage: (language: PaperToolsLanguage) => void;
  readonly onDownload: (format: PaperFileFormat) => void;
  readonly disabled?: boolean;
}

/** What is done with a paper that is looked at: the language it is drawn in, and the files it is saved as. */
export function PaperTools({ language, onLanguage, onDownload, disabled = false }: PaperToolsProps) {
  return (
    <Group gap="xs">
      <SegmentedControl
        size="xs"
        aria-label={t('Language of the account')}
        value={language}
        onChange={(chosen) => onLanguage(chosen === 'af' ? 'af' : 'en')}
        data={[
          { value: 'en', label: 'English' },
          { value: 'af', label: 'Afrikaans' },
        ]}
      />
      {files.map(({ format, label }) => (
        <Button
          key={format}
          size="xs"
          variant="default"
          disabled={disabled}
          leftSection={<IconDownload size={14} stroke={1.6} aria-hidden />}
          onClick={() => onDownload(format)}
        >
          {label}
        </Button>
      ))}
    </Group>
  );
}
