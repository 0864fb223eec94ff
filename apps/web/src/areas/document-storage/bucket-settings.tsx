import type { WireAnswer } from '@boedel/contract/call';
import { bucketCalls } from '@boedel/contract/document-storage/document-storage.calls';
import { Button, PasswordInput, TextInput } from '@mantine/core';
import { useState } from 'react';
import { useCall, useRead } from '../../client/hooks';
import { t } from '../../i18n/t';
import { ConfirmDialog } from '../../ui/dialog/confirm-dialog';
import { Loaded } from '../../ui/states';
import styles from './document-storage.module.css';

type StorageBucket = WireAnswer<typeof bucketCalls.getBucket>['bucket'];

/** The firm's own S3 bucket. Its secret is typed and never shown again. */
export function BucketSettings() {
  const read = useRead(bucketCalls.getBucket);
  return <Loaded read={read}>{({ bucket }) => <BucketForm key={bucket?.version ?? 0} bucket={bucket} />}</Loaded>;
}

function BucketForm({ bucket }: { bucket: StorageBucket }) {
  const [form, setForm] = useState({
    endpoint: bucket?.endpoint ?? '',
    region: bucket?.region ?? 'af-south-1',
    bucket: bucket?.bucket ?? '',
    folder: bucket?.folder ?? '',
    accessKey: bucket?.accessKey ?? '',
    secretAccessKey: '',
  });
  const [removing, setRemoving] = useState(false);
  const save = useCall(bucketCalls.saveBucket, { says: t('Test file copied. Bucket saved.') });
  const remove = useCall(bucketCalls.removeBucket, {
    says: t('Bucket removed.'),
    onDone: () => setRemoving(false),
  });
  const renderField = (name: keyof typeof form, label: string, more: object = {}) => (
    <TextInput
      label={label}
      value={form[name]}
      onChange={(event) => setForm({ ...form, [name]: event.currentTarget.value })}
      {...more}
    />
  );
  const { folder, secretAccessKey, ...rest } = form;
  const isWhole =
    Object.values(rest).every((value) => value.trim() !== '') && (bucket !== null || secretAccessKey !== '');
  return (
    <form
      className={styles.bucket}
      onSubmit={(event) => {
        event.preventDefault();
        save.run({ ...rest, folder: folder || null, secretAccessKey: secretAccessKey || null });
      }}
    >
      <h2>{t('Bucket of the firm')}</h2>
      <p className={styles.soft}>
        {t('Documents of a matter can be copied into an S3 bucket that is yours. It is tried before it is saved.')}
      </p>
      {renderField('endpoint', t('Service address'), { placeholder: 'https://s3.af-south-1.amazonaws.com' })}
      {renderField('region', t('Region'))}
      {renderField('bucket', t('Bucket'))}
      {renderField('folder', t('Folder in it'))}
      {renderField('accessKey', t('Access key'), { autoComplete: 'off' })}
      <PasswordInput
        label={t('Secret')}
        description={bucket ? t('A secret is stored, encrypted. Enter a new one only to change it.') : undefined}
        autoComplete="new-password"
        value={secretAccessKey}
        onChange={(event) => setForm({ ...form, secretAccessKey: event.currentTarget.value })}
      />
      <div className={styles.acts}>
        <Button type="submit" loading={save.isRunning} disabled={!isWhole}>
          {t('Test and save')}
        </Button>
        {bucket && (
          <Button variant="default" onClick={() => setRemoving(true)}>
            {t('Remove bucket')}
          </Button>
        )}
      </div>
      {removing && (
        <ConfirmDialog
          title={t('Remove bucket')}
          confirmLabel={t('Remove bucket')}
          destructive
          isRunning={remove.isRunning}
          onConfirm={() => remove.run({})}
          onCancel={() => setRemoving(false)}
        >
          {t('This removes the address and secret. Files already copied stay in the bucket.')}
        </ConfirmDialog>
      )}
    </form>
  );
}
