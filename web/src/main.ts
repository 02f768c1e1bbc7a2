import { mount } from 'svelte'
import './app.css'
import './cardboard.css'
import App from './App.svelte'

mount(App, { target: document.getElementById('page')! })
