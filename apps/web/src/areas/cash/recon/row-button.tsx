import { Button } from '@mantine/core';
import { OnlyCapture } from '../../../ui/only-capture';

interface RowButtonProps {
  readonly label: string;
  /** The same with what it is done to, for whoever does not see the row. */
  readonly name: string;
  readonly onClick: () => void;
}

/** What can be done with one row of a book, by whoever captures money. */
export const RowButton = ({ label, name, onClick }: RowButtonProps) => (
  <OnlyCapture needs="money">
    <Button size="compact-xs" variant="subtle" aria-label={name} onClick={onClick}>
      {label}
    </Button>
  </OnlyCapture>
);
