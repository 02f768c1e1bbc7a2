// Sounds, synthesized. Off unless the settings say otherwise.

import { settings } from './settings.svelte'

export type Sound = 'dice' | 'place' | 'gain' | 'turn' | 'time' | 'error'

// Each note: pitch in hertz, start and length in seconds.
const NOTES: Record<Sound, { wave: OscillatorType; notes: [number, number, number][] }> = {
  dice: {
    wave: 'triangle',
    notes: [
      [190, 0, 0.04],
      [240, 0.06, 0.04],
      [170, 0.13, 0.05],
    ],
  },
  place: { wave: 'triangle', notes: [[150, 0, 0.08]] },
  gain: {
    wave: 'sine',
    notes: [
      [660, 0, 0.09],
      [880, 0.09, 0.14],
    ],
  },
  turn: {
    wave: 'sine',
    notes: [
      [523, 0, 0.12],
      [784, 0.13, 0.2],
    ],
  },
  time: {
    wave: 'sine',
    notes: [
      [659, 0, 0.1],
      [523, 0.16, 0.1],
      [659, 0.32, 0.16],
    ],
  },
  error: { wave: 'sine', notes: [[180, 0, 0.15]] },
}

let context: AudioContext | null = null

export function playSound(sound: Sound): void {
  if (!settings.sound) return
  context ??= new AudioContext()
  const { wave, notes } = NOTES[sound]
  for (const [pitch, start, length] of notes) {
    const voice = context.createOscillator()
    const loudness = context.createGain()
    const from = context.currentTime + start
    voice.type = wave
    voice.frequency.value = pitch
    loudness.gain.setValueAtTime(0.12, from)
    loudness.gain.exponentialRampToValueAtTime(0.001, from + length)
    voice.connect(loudness).connect(context.destination)
    voice.start(from)
    voice.stop(from + length)
  }
}
