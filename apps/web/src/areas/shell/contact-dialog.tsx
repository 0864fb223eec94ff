import { useConfiguration } from '../../client/configuration';
import { t } from '../../i18n/t';
import { SharedModal } from '../../ui/dialog/modal';
import { Loading } from '../../ui/plain/overlays';
import styles from './shell.module.css';

/** Whom to turn to at the provider. */
export function ContactDialog({ opened, onClose }: { opened: boolean; onClose: () => void }) {
  const contacts = useConfiguration()?.contacts;
  return (
    <SharedModal title={t('Contact Information')} opened={opened} onClose={onClose} cancelLabel={t('Close')}>
      {contacts ? (
        <table className={styles.contacts}>
          <thead>
            <tr>
              <th scope="col">{t('Contact')}</th>
              <th scope="col">{t('Phone')}</th>
              <th scope="col">{t('Email')}</th>
            </tr>
          </thead>
          <tbody>
            {contacts.map(({ name, phone, email }) => (
              <tr key={name}>
                <td>{t(name)}</td>
                <td>
                  <a href={`tel:${phone.replaceAll(' ', '')}`}>{phone}</a>
                </td>
                <td>
                  <a href={`mailto:${email}`}>{email}</a>
                </td>
              </tr>
            ))}
          </tbody>
        </table>
      ) : (
        <Loading />
      )}
    </SharedModal>
  );
}
