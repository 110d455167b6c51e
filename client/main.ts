import { mount } from 'svelte';
import App from './App.svelte';
import { startApp } from './app/start.ts';
import './styles/fonts.css';
import './styles/tokens.css';
import './styles/base.css';
import { speech } from './text/catalogue.svelte.ts';

const target = document.getElementById('app');
// In the right language from the first word on.
if (target) void speech.start().then(() => mount(App, { target }));
startApp();
