import { mount } from 'svelte';
import App from './App.svelte';
import { startApp } from './start.ts';
import '../ui/styles/fonts.css';
import '../ui/styles/tokens.css';
import '../ui/styles/base.css';
import { followWindow } from '../ui/layouts.ts';
import { language } from '../text/catalogue.svelte.ts';

const target = document.getElementById('app');
followWindow();
// In the right language from the first word on.
if (target) void language.start().then(() => mount(App, { target }));
startApp();
