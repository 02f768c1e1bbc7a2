import { describe, expect, it } from 'vitest'
import { across, apart, type ChartStop } from './chart'

const stop = (x: number): ChartStop => ({ x, label: '', tick: '', move: 0, values: [], labels: [] })

describe('a chart', () => {
  it('finds the stop nearest to the pointer', () => {
    const stops = [0, 0.1, 0.5, 1].map(stop)
    expect([-3, 0.04, 0.06, 0.4, 0.8, 7].map((x) => across(stops, x))).toEqual([0, 0, 1, 2, 3, 3])
  })

  it('moves labels apart that would overlap', () => {
    expect(apart([{ y: 50 }, { y: 12 }, { y: 10 }], 20, 100)).toEqual([{ y: 10 }, { y: 30 }, { y: 50 }])
    expect(apart([{ y: 10 }, { y: 10 }, { y: 10 }], 20, 100)).toEqual([{ y: 10 }, { y: 30 }, { y: 50 }])
    expect(apart([{ y: 10 }, { y: 95 }, { y: 100 }], 20, 100)).toEqual([{ y: 10 }, { y: 80 }, { y: 100 }])
  })
})
