import { useWatch } from 'react-hook-form';
import type { ControlProps } from '../../ui/fields/control';
import { MoneyField } from '../../ui/fields/money-field';

/** An amount in the money that another field of the form names; in the matter's own while that is empty. */
const createMoneyControl = (field: string) =>
  function MoneyIn(props: ControlProps) {
    const typed: unknown = useWatch({ name: field });
    const code = typeof typed === 'string' ? typed.trim().toUpperCase() : '';
    return <MoneyField {...props} currency={code || undefined} />;
  };

export const ValueControl = createMoneyControl('valuationCurrency');
export const AmountControl = createMoneyControl('currency');
