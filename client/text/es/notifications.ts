import type { Catalogue } from '../translation.ts';

const tellMe = 'Avísame cuando me toque';

export const notifications: Catalogue['notifications'] = {
  tellMe,
  tellMeDoes: 'Una notificación de esta mesa con Odyssey cerrado.',
  quiet: 'Horas de silencio',
  quietDoes: 'Sin notificaciones a estas horas.',
  from: 'Desde',
  until: 'Hasta',

  notNow: 'Ahora no',
  isOn: 'Recibirás una notificación cuando te toque. Puedes desactivarla en el menú.',

  states: {
    blocked: 'Bloqueado',
    'home-screen': 'Desde la pantalla de inicio',
    'not-secure': 'No en esta dirección',
    unsupported: 'No en este navegador',
  },
  explained: {
    blocked: 'Las notificaciones de Odyssey están bloqueadas en este dispositivo. Para permitirlas:',
    'home-screen':
      'En un iPhone o iPad, solo las apps de la pantalla de inicio pueden mostrar notificaciones. Para poner Odyssey ahí:',
    'not-secure':
      'Los navegadores solo permiten notificaciones si la dirección de la página empieza por https. Esta empieza por http, como suele pasar en una red doméstica. La persona que lleva este servidor puede configurar https.',
    unsupported:
      'Este navegador no puede mostrar notificaciones de páginas web, o no puede en una ventana privada. Prueba con otro navegador.',
  },
  blockedSteps: [
    'Toca el icono junto a la dirección de la página.',
    'Permite las notificaciones. Puede que estén en «Permisos» o en «Configuración del sitio».',
    'Vuelve a esta página.',
  ],
  blockedAppSteps: [
    'Abre los ajustes de tu dispositivo.',
    'En «Notificaciones» o «Aplicaciones», elige Odyssey y permite las notificaciones.',
    'Vuelve a Odyssey.',
  ],
  homeScreenSteps: (code) => [
    'Crea un enlace para volver y apunta su clave. La app de la pantalla de inicio aún no conoce tu asiento.',
    'Toca el botón Compartir del navegador y luego «Añadir a pantalla de inicio».',
    `Abre Odyssey desde la pantalla de inicio. Escribe el código ${code} y luego la clave.`,
    `Activa ahí «${tellMe}».`,
  ],
  noSubscription:
    'Este navegador no ha podido activar las notificaciones. Inténtalo más tarde o con otro navegador.',
};
