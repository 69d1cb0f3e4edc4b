# Notificări cu pagina închisă, ore de liniște, instalare, pagini fără conexiune.

push-closed-too = O notificare pe acest dispozitiv, chiar și cu pagina închisă
push-page-only = La acest browser nu ajunge nimic cu pagina închisă: notificările vin doar cât timp e deschisă.
push-on = Poți închide pagina: când e rândul tău, vine o notificare.
push-quiet = Ore de liniște
push-quiet-text = Între timp nicio notificare; apoi una singură numește toate mesele care te așteaptă
push-quiet-from = De la
push-quiet-to = până la
install-title = { site-name } ca aplicație
install-text = Cu pictogramă proprie și fereastră fără browser în jur
install-do = Instalează
version-new = { site-name } are o versiune nouă.
version-load = Încarc-o
offline-title = Nu ai conexiune.
offline-works = Partidele tale încheiate pot fi revăzute și acum:
offline-nothing = Partidele tale încheiate pot fi revăzute și fără conexiune, dar în acest browser nu s-a păstrat încă niciuna.
offline-rest = Mesele, mutările și tot restul revin odată cu conexiunea.
trouble-no-push = La acest browser nu se pot trimite notificări.
trouble-no-zone = Serverul nu cunoaște fusul orar al acestui dispozitiv.
