/*
 * The page for browsers that are too old for the app. Its texts are not in client/text, because these browsers can't
 * run that code.
 */
(function () {
  'use strict';
  /** @type {Record<string, { title: string, text: string, ios: string, from: string }>} */
  var WORDS = {
    en: {
      title: 'This browser is too old for Odyssey',
      text: 'Please update it, or open this page in another one. These are new enough:',
      ios: 'On an iPhone or iPad every browser is as old as the system: update iOS.',
      from: ' or newer',
    },
    de: {
      title: 'Dieser Browser ist zu alt für Odyssey',
      text: 'Bitte aktualisiere ihn oder öffne diese Seite in einem anderen. Neu genug sind:',
      ios: 'Auf iPhone und iPad ist jeder Browser so alt wie das System: Aktualisiere iOS.',
      from: ' oder neuer',
    },
    es: {
      title: 'Este navegador es demasiado antiguo para Odyssey',
      text: 'Actualízalo o abre esta página en otro. Sirven estos:',
      ios: 'En un iPhone o iPad cada navegador es tan antiguo como el sistema: actualiza iOS.',
      from: ' o posterior',
    },
    fr: {
      title: 'Ce navigateur est trop ancien pour Odyssey',
      text: 'Mettez-le à jour, ou ouvrez cette page dans un autre. Ceux-ci conviennent :',
      ios: 'Sur iPhone et iPad, chaque navigateur a l’âge du système : mettez iOS à jour.',
      from: ' ou plus récent',
    },
    it: {
      title: 'Questo browser è troppo vecchio per Odyssey',
      text: 'Aggiornalo, o apri questa pagina con un altro. Vanno bene:',
      ios: 'Su iPhone e iPad ogni browser è vecchio quanto il sistema: aggiorna iOS.',
      from: ' o più recente',
    },
  };
  /* The browsers that the app supports, the same as in package.json (browserslist). */
  var BROWSERS = ['Safari 16.4', 'Chrome 111', 'Edge 111', 'Firefox 115'];

  function chosen() {
    try {
      return localStorage.getItem('odyssey.language');
    } catch (_) {
      return null;
    }
  }
  function preferred() {
    var tags = [chosen()].concat(navigator.languages || [navigator.language]);
    for (var i = 0; i < tags.length; i++) {
      var language = String(tags[i]).slice(0, 2).toLowerCase();
      if (Object.prototype.hasOwnProperty.call(WORDS, language)) return language;
    }
    return 'en';
  }
  /**
   * @param {HTMLElement} parent
   * @param {string} name
   * @param {string} [text]
   */
  function add(parent, name, text) {
    var element = parent.appendChild(document.createElement(name));
    if (text) element.appendChild(document.createTextNode(text));
    return element;
  }

  var language = preferred();
  var words = WORDS[language];
  if (!words) return;
  var until = document.getElementById('until');
  if (until && until.parentNode) until.parentNode.removeChild(until);
  var page = add(document.getElementById('app') || document.body, 'main');
  document.documentElement.lang = language;
  document.title = words.title + ' · Odyssey';
  document.body.style.cssText = 'margin: 0; background: #eadbb9; color: #2b1a0e;';
  page.style.cssText = 'max-width: 32em; margin: 0 auto; padding: 3em 1.5em; font: 18px/1.45 Georgia, serif;';
  add(page, 'h1', words.title).style.cssText = 'margin: 0 0 0.6em; font: 30px/1.2 Georgia, serif;';
  add(page, 'p', words.text);
  var list = add(page, 'ul');
  list.style.cssText = 'margin: 1em 0; padding-left: 1.5em;';
  for (var i = 0; i < BROWSERS.length; i++) add(list, 'li', BROWSERS[i] + words.from);
  add(page, 'p', words.ios);
})();
