import { mount } from 'svelte'
import './app.css'
import './cardboard.css'
import App from './App.svelte'
import { startSession } from './lib/session.svelte'
import { loadWords } from './lib/words.svelte'

// The words and who I am are asked for side by side.
void startSession()
await loadWords()
mount(App, { target: document.getElementById('page')! })
