import { Pagination } from '@mantine/core';
import { t } from '../../i18n/t';

/** Rows of a file are shown so many at a time. */
export const rowsPerPage = 25;

interface RowPagesProps {
  readonly total: number;
  readonly page: number;
  readonly onPage: (page: number) => void;
}

export const RowPages = ({ total, page, onPage }: RowPagesProps) =>
  total > rowsPerPage && (
    <Pagination
      mt="xs"
      size="sm"
      total={Math.ceil(total / rowsPerPage)}
      value={page}
      onChange={onPage}
      getControlProps={(control) => ({ 'aria-label': control === 'next' ? t('Next page') : t('Previous page') })}
    />
  );
