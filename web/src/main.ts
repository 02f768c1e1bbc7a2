import { mount } from 'svelte'
import './app.css'
import './cardboard.css'
import App from './App.svelte'
import { whenIdle } from './lib/idle'
import { startSession } from './lib/session.svelte'
import { loadWords } from './lib/words.svelte'
import { startWorker } from './lib/worker.svelte'

// The words and who I am are asked for side by side.
void startSession()
await loadWords()
mount(App, { target: document.getElementById('page')! })
void whenIdle().then(startWorker)
