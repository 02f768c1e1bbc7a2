// The fortress, read from the view.

import type { FortressView } from './types.generated'

// The clan on each manned spot.
export const mannedBy = ({ archers }: FortressView): number[] => archers.flatMap((count, clan) => Array.from({ length: count }, () => clan))
