import { Accordion, TextInput } from '@mantine/core';
import { IconSearch } from '@tabler/icons-react';
import { t } from '../../i18n/t';
import { useAddressState } from '../../ui/address-state';
import { PageTitle } from '../../ui/page-title';
import { Empty } from '../../ui/states';
import styles from './faq.module.css';
import { type FaqQuestion, questionGroups } from './questions';

const hasWords = ({ question, answer }: FaqQuestion, words: readonly string[]): boolean => {
  const text = `${t(question)} ${t(answer)}`.toLowerCase();
  return words.every((word) => text.includes(word));
};

export function FaqPage() {
  const [search, setSearch] = useAddressState('search');
  const words = search.toLowerCase().split(/\s+/).filter(Boolean);
  const groups = questionGroups
    .map(({ title, questions }) => ({ title, questions: questions.filter((one) => hasWords(one, words)) }))
    .filter(({ questions }) => questions.length > 0);
  return (
    <div className={styles.page}>
      <PageTitle title={t('Frequently asked questions')} />
      <TextInput
        type="search"
        aria-label={t('Search questions')}
        placeholder={t('Search questions')}
        leftSection={<IconSearch size={16} aria-hidden />}
        value={search}
        onChange={(event) => setSearch(event.currentTarget.value)}
      />
      {groups.length === 0 && <Empty sentence={t('No matching questions. Contact us to ask yours.')} />}
      {groups.map(({ title, questions }) => (
        <section key={title}>
          <h2>{t(title)}</h2>
          <Accordion multiple variant="contained" order={3}>
            {questions.map(({ question, answer }) => (
              // The value becomes an id, which may hold no spaces.
              <Accordion.Item key={question} value={question.replaceAll(/\W+/g, '-')}>
                <Accordion.Control>{t(question)}</Accordion.Control>
                <Accordion.Panel>{t(answer)}</Accordion.Panel>
              </Accordion.Item>
            ))}
          </Accordion>
        </section>
      ))}
    </div>
  );
}
