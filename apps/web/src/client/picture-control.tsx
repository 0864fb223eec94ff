import { organisationCalls } from '@boedel/contract/firm/firm.calls';
import { Button, Input } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { useId, useRef, useState } from 'react';
import { t } from '../i18n/t';
import type { ControlProps } from '../ui/fields/control';
import styles from '../ui/fields/fields.module.css';
import { CallError } from './errors';
import { exchangeCall, send } from './send';

const { addPicture, getPicture } = organisationCalls;
const mostBytes = 500_000;

/** A file as a data address, which shows without a second request that would lack the token. */
const readDataUrl = (file: Blob): Promise<string> =>
  new Promise((resolve, reject) => {
    const reader = new FileReader();
    reader.addEventListener('load', () => resolve(reader.result as string));
    reader.addEventListener('error', () => reject(reader.error));
    reader.readAsDataURL(file);
  });

const usePicture = (fileID: number | null) =>
  useQuery({
    queryKey: [getPicture.path, fileID],
    enabled: fileID !== null,
    staleTime: Infinity, // what lies under an id never changes
    queryFn: async ({ signal }) => {
      const response = await exchangeCall(getPicture, { query: { fileID: fileID! } }, { signal, silent: true });
      if (!response.ok) throw new CallError(t('We cannot show this picture.'), response.status);
      return readDataUrl(await response.blob());
    },
  });

/** A picture of the firm: seen, chosen and taken away. The form keeps its id; the record is saved like any other change. */
export function PictureControl({ label, value, onChange, readOnly, error, help }: ControlProps) {
  const fileID = typeof value === 'number' ? value : null;
  const shown = usePicture(fileID);
  const input = useRef<HTMLInputElement>(null);
  const id = useId();
  const [isSending, setSending] = useState(false);
  const [wrong, setWrong] = useState<string>();

  const choose = async (file: File): Promise<void> => {
    if (file.size > mostBytes) return setWrong(t('Choose a picture of no more than 500 KB.'));
    setWrong(undefined);
    setSending(true);
    try {
      const content = (await readDataUrl(file)).replace(/^[^,]*,/, '');
      const kept = await send(addPicture, { body: { name: file.name, content } }, { quiet: true, silent: true });
      onChange(kept.fileID);
    } catch (refused) {
      setWrong(refused instanceof CallError ? t(refused.message) : t('We cannot show this picture.'));
    } finally {
      setSending(false);
    }
    return undefined;
  };

  return (
    <Input.Wrapper label={label} labelElement="div" description={help} error={wrong ?? error} id={id}>
      <div className={styles.picture}>
        {fileID === null ? (
          <span className={styles.noPicture}>{t('None yet')}</span>
        ) : (
          shown.data && <img src={shown.data} alt={label} />
        )}
        {!readOnly && (
          <div className={styles.pictureButtons}>
            <Button variant="default" size="compact-sm" loading={isSending} onClick={() => input.current?.click()}>
              {fileID === null ? t('Choose a picture') : t('Replace')}
            </Button>
            {fileID !== null && (
              <Button variant="subtle" color="gray" size="compact-sm" onClick={() => onChange(null)}>
                {t('Take away')}
              </Button>
            )}
          </div>
        )}
        <input
          ref={input}
          type="file"
          hidden
          accept="image/png,image/jpeg,image/gif,image/webp"
          aria-label={label}
          onChange={(event) => {
            const file = event.currentTarget.files?.[0];
            event.currentTarget.value = '';
            if (file) void choose(file);
          }}
        />
      </div>
    </Input.Wrapper>
  );
}
