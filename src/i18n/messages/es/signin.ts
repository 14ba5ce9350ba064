import type { Translation } from "../../source-messages.ts";

export const signin = {
  title: "Iniciar sesión",
  lead: "Guarda iconos en colecciones y encuéntralos en todos tus dispositivos. Tu cuenta se crea la primera vez que inicias sesión.",
  with: "Continuar con {provider}",
  standIn: "Prueba",
  testMode: "Modo de prueba: elige un usuario de prueba en la página siguiente.",
  none: "El inicio de sesión aún no está configurado en este sitio.",
  "problem.cancelled": "Se ha cancelado el inicio de sesión con {provider}.",
  "problem.expired": "Este inicio de sesión ha caducado o se empezó en otro navegador. Inténtalo de nuevo.",
  "problem.refused": "{provider} no ha confirmado este inicio de sesión. Inténtalo de nuevo.",
  "problem.busy": "Demasiados intentos. Espera un momento e inténtalo de nuevo.",
  "problem.unavailable":
    "{provider} no está disponible en este momento. Inténtalo de nuevo o inicia sesión de otra forma.",
  "unconfirmed.title": "Has iniciado sesión con una cuenta nueva",
  "unconfirmed.text":
    "{provider} no ha verificado tu correo, así que esta es una cuenta aparte. Si ya habías estado aquí, cierra sesión y usa la forma de acceso anterior.",
  "back.title": "Te damos la bienvenida de nuevo",
  "back.text":
    "Tu cuenta estaba programada para eliminarse. Como has iniciado sesión, se conserva con todo su contenido.",
  "notice.go": "Continuar",
  "policy.title": "Política de cuentas",
  "policy.lead": "Tres reglas para que el sitio sea rápido y justo para todos.",
  "policy.held": "Tu cuenta está suspendida",
  "policy.heldText":
    "Hemos detectado un uso contrario a estas reglas. Tu licencia sigue activa, pero esta cuenta no puede acceder a las páginas hasta que se resuelva.",
  "policy.person": "Una cuenta es para una sola persona. No compartas tu acceso.",
  "policy.machine": "Descarga para tu propio trabajo. Los programas usan la API dentro de sus límites.",
  "policy.license": "Cada icono conserva su propia licencia. Cumple sus condiciones, como la atribución.",
  "policy.settle": "¿Crees que es un error? Responde al correo de tu recibo.",
  "menu.label": "Tu cuenta",
  "menu.unread": "Notificaciones nuevas",
  "menu.notice.assigned": "Se te ha asignado «{title}»",
  "menu.notice.resolved": "Tu petición «{title}» está lista",
  "menu.notice.declined": "Se ha rechazado «{title}»",
  "menu.notice.merged": "«{title}» se ha combinado con otra petición",
  "menu.allRead": "Marcar todas como leídas",
  "menu.collections": "Colecciones",
  "menu.account": "Cuenta",
  "menu.admin": "Administración",
  "menu.signOut": "Cerrar sesión",
} satisfies Translation<"signin">;
