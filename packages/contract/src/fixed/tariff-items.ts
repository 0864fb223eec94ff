import { tariffItemLabels } from '@boedel/domain/insolvency/tariff-item';

/** The items of Tariff B, as a line of an insolvent estate may choose one (Insolvency Act s 63). */
export const tariffItemChoices = [
  { value: 1, label: tariffItemLabels[1] },
  { value: 2, label: tariffItemLabels[2] },
  { value: 3, label: tariffItemLabels[3] },
  { value: 4, label: tariffItemLabels[4] },
  { value: 5, label: tariffItemLabels[5] },
  { value: 6, label: tariffItemLabels[6] },
] as const;
